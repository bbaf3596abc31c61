import { z } from "zod";

export const isHostName = (text: string) =>
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);
export const isUrlOf = (protocols: readonly string[]) => (text: string) => {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
};
const isOrigin = (text: string) =>
  isUrlOf(["http:", "https:"])(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text);

export const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(host);

export const mailbox =
  /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$|^[^<>@,\r\n]*<[^\s@<>,"]+@[^\s@<>,"]+>$/;
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));

export const publicOrigin = z
  .string()
  .refine(isOrigin)
  .transform((text) => new URL(text).origin);

export const path = z.string().refine((text) => !text.includes("\0"));
