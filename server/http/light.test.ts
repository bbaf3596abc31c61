import { expect, test } from "vitest";
import { choiceCookie, isLightWanted, readLightAddress } from "./light.ts";

test("the choice is taken out of a query and the rest stays letter for letter", () => {
  expect(readLightAddress("")).toEqual({ choice: null, query: "" });
  expect(readLightAddress("?lite=1")).toEqual({ choice: true, query: "" });
  expect(readLightAddress("?lite=0")).toEqual({ choice: false, query: "" });
  expect(readLightAddress("?q=a%20b&lite=1&page=2")).toEqual({
    choice: true,
    query: "?q=a%20b&page=2",
  });
  // The last word counts; what is no choice is somebody else's parameter.
  expect(readLightAddress("?lite=1&lite=0").choice).toBe(false);
  for (const query of ["?lite=yes", "?elite=1", "?q=lite=1", "?lite"]) {
    expect(readLightAddress(query)).toEqual({ choice: null, query });
  }
});

test("the address counts before an earlier choice, and that before the browser's wish", () => {
  const saving = { "save-data": "on" };
  expect(isLightWanted({})).toBe(false);
  expect(isLightWanted(saving)).toBe(true);
  expect(isLightWanted({ "save-data": "off" })).toBe(false);
  expect(isLightWanted({ cookie: "lite=1" })).toBe(true);
  expect(isLightWanted({ cookie: "a=b; lite=1; c=d" })).toBe(true);
  expect(isLightWanted({ ...saving, cookie: "lite=0" })).toBe(false);
  expect(isLightWanted({ ...saving, cookie: "elite=0; lite=2" })).toBe(true);
  expect(isLightWanted({ cookie: "lite=0" }, true)).toBe(true);
  expect(isLightWanted({ ...saving, cookie: "lite=1" }, false)).toBe(false);
});

test("the cookie is the site's own, out of reach of scripts, and secure where the site is", () => {
  expect(choiceCookie(true, true)).toBe(
    "lite=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  );
  expect(choiceCookie(false, false)).toMatch(/^lite=0; .*SameSite=Lax$/);
});
