import { fillTemplate } from "#domain/language/fill-template.ts";
import { plainName } from "../../names.ts";
import { config } from "./config.ts";

const { ui, fields, hints, options } = config.words;
export const { language } = config;

export const t = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
  fillTemplate(ui[name] ?? name, values);
export const fieldName = (key: string): string => fields[key] ?? plainName(key);
export const hintOf = (key: string): string | undefined => hints[key];
export const optionName = (key: string, other = fieldName(key)): string => options[key] ?? other;
