import { controlNames, type Form } from "#domain/forms/form.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { type Acting, perform, readDeed, type Deed, type Done } from "#domain/staff/deed.ts";
import { findDesignation } from "#reader/designations.ts";
import { formDataOf } from "./send-form.ts";

type Site = Pick<GivingWorld, "storage"> & { readonly giving: GivingWorld };
export const atDesk = ({ giving, storage }: Site): Acting => ({
  ...giving,
  storage,
  findDesignation,
  by: "Ana",
});

/** Submits a deed's form as the desk does. @throws Error with the faults of the input */
export async function doDeed<On, F extends Form, Prepared>(
  acting: Acting,
  deed: Deed<On, F, Prepared>,
  on: On,
  values: Typed = {},
  key?: string,
): Promise<Done> {
  const { seen = "" } = (await deed.first?.(acting, on, {})) ?? {};
  const sent = formDataOf({ seen, ...values });
  if (key !== undefined) sent.set(controlNames.idempotencyKey, key);
  const read = await readDeed(acting, deed, on, sent);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return perform(acting, deed, on, read.input, read.key);
}
