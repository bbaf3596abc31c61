import { expect, test } from "vitest";
import { formTypeOf } from "./form-body.ts";
import { mendForm } from "./refused-form.ts";

const type = "multipart/form-data; boundary=x";
const text = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const picture = `--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8`;

async function read(contentType: string, head: string): Promise<Record<string, unknown> | null> {
  const mended = mendForm(formTypeOf(contentType), Buffer.from(head, "latin1"));
  if (!mended) return null;
  const headers = { "Content-Type": contentType };
  const form = await new Response(new Uint8Array(mended), { headers }).formData();
  return Object.fromEntries(form);
}

test("a story whose pictures were too large keeps all of its text", async () => {
  const head = `${text("name", "Luz")}\r\n${text("story", "Tres llantas\r\ny una pala")}\r\n${picture}`;
  expect(await read(type, head)).toEqual({ name: "Luz", story: "Tres llantas\r\ny una pala" });
});

test.each(["", "\r", "\r\n", "\r\n-", "\r\n--x", "\r\n--x\r", "\r\n--x--", "\r\n--x--\r\n"])(
  "a text that broke off before %j keeps what had arrived of it, and nothing else",
  async (end) => {
    expect(await read(type, `${text("name", "Luz")}\r\n${text("story", "Tres")}${end}`)).toEqual({
      name: "Luz",
      story: "Tres",
    });
  },
);

test("a field whose name had not arrived is left out", async () => {
  const head = `${text("name", "Luz")}\r\n--x\r\nContent-Disposition: form-data; na`;
  expect(await read(type, head)).toEqual({ name: "Luz" });
});

test("a picture that had arrived whole stays, the one after it does not", async () => {
  const kept = await read(type, `${picture}\r\n${picture}`);
  expect(Object.keys(kept ?? {})).toEqual(["pictures"]);
});

test("half an encoded sign at the end is left out", async () => {
  const plain = "application/x-www-form-urlencoded";
  expect(await read(plain, "name=Luz&message=ma%C3%B1an%C")).toEqual({
    name: "Luz",
    message: "mañan",
  });
});

test.each([
  ["a type that is no form", "application/json", "{}"],
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["nothing of it", type, "--x"],
  ["the beginning of a picture only", type, picture],
])("%s gives nothing to read", async (_, contentType, head) => {
  expect(await read(contentType, head)).toBeNull();
});
