import { addressOf, languages } from "#domain/language/language.ts";
import type { Page } from "#domain/addresses.ts";
import { accessibilityFeedbackForm } from "#domain/forms/accessibility-feedback.ts";
import { blueprintForm } from "#domain/forms/blueprint.ts";
import { consultationForm } from "#domain/forms/consultation.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { storyForm } from "#domain/forms/story.ts";

/** A request as bytes, most of them wrong in some way. */
export type BadRequest = {
  readonly kind: string;
  readonly bytes: Buffer;
  /** It breaks off, so that an answer is not owed. */
  readonly isCutOff: boolean;
};

/** Numbers from 0 to 1, the same ones again for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Letters with a header of one's own: none of these may ever stand in a header line. */
export const injected = "x-injected";

const nasty = [
  "",
  "\u0000",
  `Ana\r\n${injected}: yes`,
  `ana@example.org\n${injected}: yes`,
  `ana@example.org%0d%0a${injected}: yes`,
  `Ana\u2028${injected}: yes\u0085`,
  "../../../../etc/passwd",
  "'; drop table submission; --",
  "<script>alert(1)</script>",
  "{reference} {{7*7}} ${7*7}",
  "\u202egro.elpmaxe@ana",
  "-1",
  "1e308",
  "NaN",
  "٣",
  "2026-02-31",
  "2099-01-01T10:30Z",
  "general",
  "on",
  "true",
  "__proto__",
  "constructor",
  "á".repeat(5000),
  "x".repeat(30_000),
  "http://a.example ".repeat(30),
];

const places: readonly { page: Page; form: Form }[] = [
  { page: "blueprint", form: blueprintForm },
  { page: "newsletter", form: newsletterForm },
  { page: "shareStory", form: storyForm },
  { page: "contact", form: contactForm },
  { page: "accessibility", form: accessibilityFeedbackForm },
  { page: "freeGreenBuildingConsultation", form: consultationForm },
];
const paths = [
  "/contact/../../etc/passwd",
  "//contact",
  "/contact%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/es/%c0%ae%c0%ae/",
  "/contact;a=b",
  "/contact.data?_routes=__proto__",
  "/contact?index&_data=root",
  "/es/contact%2F..%2Fadmin",
  "/\\..\\..\\windows",
  "/%E0%A4%A",
  "http://evil.example/contact",
  "*",
];

/** Makes bad requests without end. */
export function badRequests(random: () => number): () => BadRequest {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const happens = (chance: number) => random() < chance;
  let count = 0;

  const head = (path: string, headers: readonly string[], method = "POST") =>
    [
      `${method} ${path} HTTP/1.1`,
      "Host: localhost:3000",
      "Connection: close",
      `X-Forwarded-For: 10.${(count >> 8) % 256}.${count % 256}.1`,
      ...headers,
      "",
      "",
    ].join("\r\n");
  const whole = (
    kind: string,
    path: string,
    type: string,
    body: Buffer,
    more: readonly string[] = [],
  ): BadRequest => ({
    kind,
    isCutOff: false,
    bytes: Buffer.concat([
      Buffer.from(
        head(path, [`Content-Type: ${type}`, `Content-Length: ${body.length}`, ...more]),
        "latin1",
      ),
      body,
    ]),
  });
  const addressFor = (page: Page) => addressOf(page as "contact", pick(languages));
  const anyPath = () => addressFor(pick(places).page);

  /** A form as a person fills it in, and then as nobody does. */
  function anyFields(form: Form): [string, string][] {
    const fields: [string, string][] = [["form", form.name]];
    for (const [name, field] of Object.entries(form.fields)) {
      const good =
        field.kind === "select"
          ? (field.options[0] ?? "")
          : field.kind === "email"
            ? `v${count}@example.org`
            : field.kind === "checkbox"
              ? "on"
              : field.kind === "number"
                ? "3"
                : field.kind === "date" || field.kind === "datetime"
                  ? `${new Date().getFullYear() + 1}-05-18${field.kind === "date" ? "" : "T10:30"}`
                  : "Una frase de más de cuarenta signos, como la escribe una persona.";
      if (field.kind !== "tel" && field.kind !== "file") fields.push([name, good]);
    }
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
      const at = Math.floor(random() * fields.length);
      const name = fields[at]?.[0] ?? "form";
      const way = random();
      if (way < 0.6) fields[at] = [name, pick(nasty)];
      else if (way < 0.75) fields.push([name, pick(nasty)]);
      else if (way < 0.85) fields.splice(at, 1);
      else fields.push([pick([...nasty, ...Object.values(controlNames)]).slice(0, 200), "x"]);
    }
    return fields;
  }

  function urlEncoded(): BadRequest {
    const { page, form } = pick(places);
    let body = new URLSearchParams(anyFields(form)).toString();
    if (happens(0.2))
      body += pick(["&name=%ff%fe%c3", "&message=%", "&%00=%00", "&&&=&=", "&a[]=1"]);
    const bytes = happens(0.1) ? Buffer.from(`${body}\xff\xfe\xc3`, "latin1") : Buffer.from(body);
    return whole("form", addressFor(page), "application/x-www-form-urlencoded", bytes);
  }

  function multipart(): BadRequest {
    const boundary = pick(["x", "----WebKitFormBoundaryA", "x".repeat(70)]);
    const { page, form } = pick(places);
    const parts = anyFields(form).map(([name, value]) => {
      const file = happens(0.15)
        ? `; filename="${pick(["a.jpg", "../../a.jpg", "a\\0.php", ""])}"\r\nContent-Type: image/jpeg`
        : "";
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', "%22")}"${file}\r\n\r\n${value}\r\n`;
    });
    let body = `${parts.join("")}--${boundary}--\r\n`;
    let type = `multipart/form-data; boundary=${boundary}`;
    const way = Math.floor(random() * 9);
    if (way === 0) body = body.slice(0, Math.floor(random() * body.length));
    if (way === 1) body = body.replaceAll("\r\n", "\n");
    if (way === 2) type = "multipart/form-data";
    if (way === 3) type = `multipart/form-data; boundary="${"y".repeat(300)}"`;
    if (way === 4) body = body.replaceAll("form-data", pick(["attachment", "", "form-data; a"]));
    if (way === 5) body = body.replaceAll("name=", pick(["", "name", "name=;", "filename="]));
    if (way === 6) body = `--${boundary}\r\n${"A: b\r\n".repeat(500)}\r\n${body}`;
    return whole(
      "multipart",
      addressFor(page),
      type,
      Buffer.from(body, happens(0.2) ? "latin1" : "utf8"),
    );
  }

  function otherType(): BadRequest {
    const body = Buffer.from(
      pick(['{"name":"Ana"}', "<a/>", "name=Ana", "\u0000\u0001", "", "null"]),
    );
    const type = pick([
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded; charset=utf-7",
      "multipart/mixed; boundary=x",
      "x".repeat(5000),
      "",
    ]);
    const more = happens(0.3) ? [pick(["Content-Encoding: gzip", "Expect: 100-continue"])] : [];
    return whole("type", anyPath(), type, body, more);
  }

  function strangePath(): BadRequest {
    const method = pick(["POST", "POST", "GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]);
    const bytes = Buffer.from(head(pick(paths), ["Content-Length: 0"], method), "latin1");
    return { kind: "path", bytes, isCutOff: false };
  }

  /** What no program that speaks HTTP would send. */
  function brokenHttp(): BadRequest {
    const type = "Content-Type: application/x-www-form-urlencoded";
    const path = anyPath();
    const body = "form=contact&name=Ana";
    const text = pick([
      head(path, [type, `Content-Length: ${body.length + 50}`]) + body,
      head(path, [type, `Content-Length: ${body.length - 5}`]) + body,
      head(path, [type, "Content-Length: 5", "Content-Length: 6"]) + body,
      head(path, [type, "Content-Length: 5", "Transfer-Encoding: chunked"]) + "0\r\n\r\n",
      head(path, [type, "Content-Length: -1"]) + body,
      head(path, [type, "Content-Length: 99999999999999999999"]) + body,
      head(path, [type, "Transfer-Encoding: chunked"]) + "zz\r\nabc\r\n0\r\n\r\n",
      head(path, [type, "Transfer-Encoding: chunked"]) + "ffffffff\r\nabc",
      head(path, [type, "Transfer-Encoding: chunked"]) + "5\r\nform=\r\n",
      head(path, [type, "A\u0000b: c"]) + body,
      head(path, [type, `Origin: http://localhost:3000\u0000`]),
      head(
        path,
        Array.from({ length: 3000 }, (_, at) => `A${at}: b`),
      ),
      head(`${path}?${"a".repeat(40_000)}`, []),
      head(path, ["Host: evil.example", "Origin: https://evil.example", "Content-Length: 0"]),
      "POST /contact\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
      "FOO /contact HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "POST /contact HTTP/9.9\r\nHost: localhost\r\n\r\n",
      "\r\n\r\n\r\n",
    ]);
    return { kind: "http", bytes: Buffer.from(text, "latin1"), isCutOff: true };
  }

  return () => {
    count += 1;
    const way = random();
    // Fewer of those whose answer is a whole page: what is asked of them takes hundreds, not thousands.
    if (way < 0.1) return urlEncoded();
    if (way < 0.18) return multipart();
    if (way < 0.21) return otherType();
    if (way < 0.25) return strangePath();
    return brokenHttp();
  };
}
