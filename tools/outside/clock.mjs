// Preloaded into a recorded site (`NODE_OPTIONS=--import`): its clock begins every record at the same moment.
const offsetMs = Number(process.env.OUTSIDE_CLOCK_OFFSET_MS);
const realNow = Date.now;
const now = () => realNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
