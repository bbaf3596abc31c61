import { expect, test } from "vitest";
import { acceptedEncodings } from "./accept-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["GZIP;Q=0.5", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.0,gzip ; q=0.001", ["gzip", "identity"]],
  ["", ["identity"]],
  [undefined, ["identity"]],
])("a client that says %j is sent %j, in this order", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
