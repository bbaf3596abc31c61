import { expect, test } from "vitest";
import { acceptedEncodings } from "./accept-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip", ["gzip", "identity"]],
  ["GZIP;Q=0.5, br;q=0.2", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["gzip;q=0.3, *;q=0.8", ["br", "gzip", "identity"]],
  ["identity", ["identity"]],
  ["identity, br;q=0.5", ["identity", "br"]],
  ["identity;q=0, gzip", ["gzip"]],
  ["*;q=0", []],
  ["x-gzip", ["gzip", "identity"]],
  ["br;q=nonsense", ["identity"]],
  ["", ["identity"]],
  [undefined, ["identity"]],
])("a client that says %j is sent %j, in this order", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
