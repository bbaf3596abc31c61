import type { Field } from "#domain/forms/field.ts";
import { reachableBy, type Form } from "#domain/forms/form.ts";

const nextYear = new Date().getFullYear() + 1;
const msToMonday = (8 - new Date().getUTCDay()) * 86_400_000;
const monday = new Date(Date.now() + msToMonday).toISOString().slice(0, 10);

/** Texts as a careful person writes them, with every sign that a page must not take for its own. */
export const carefulValues: Readonly<Record<Field["kind"], string>> = {
  text: `Ñandú "Tz'utujil" & <b>`,
  email: "maria.xicay@example.org",
  tel: "+502 7849 5000",
  textarea: "Buenos días:\nquisiera saber más & ver el <campus> con mi familia.",
  select: "",
  checkbox: "on",
  number: "12",
  date: `${nextYear}-05-18`,
  datetime: `${monday}T10:30`,
  file: "",
};

/** A form as somebody fills it in, without pictures: every field, or only the required ones. */
export const filledForm = (form: Form, isEvery = true, values = carefulValues) =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      const isNeeded = field.required || reachableBy(form).at(-1) === name;
      if (field.kind === "file" || (!isNeeded && !isEvery)) return [];
      const typed = values[field.kind].replace("T10", name === "secondTime" ? "T11" : "T10");
      return [[name, field.kind === "select" ? (field.options.at(-1) ?? "") : typed]];
    }),
  );
