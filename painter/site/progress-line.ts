/** Tells how far a long piece of work is: one line that changes in a terminal, a few lines elsewhere. */
export function progressLine(
  what: string,
  total: number,
): { step: (name: string, isNew: boolean) => void; end: () => void } {
  const started = performance.now();
  let seen = 0;
  let made = 0;
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  return {
    step(name, isNew) {
      seen += 1;
      if (!isNew) return;
      made += 1;
      const line = `${what}: ${seen} of ${total}, ${seconds()} s`;
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}  ${name}`);
      else if (made % 50 === 0) console.log(line);
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      console.log(`${what}: ${seen}, ${made} of them new, in ${seconds()} s`);
    },
  };
}
