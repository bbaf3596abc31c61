import {
  blueprintPath,
  documentPath,
  labelPath,
  papers,
  type Edition,
} from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import type { RequestStatus } from "#domain/submissions/request-status.ts";
import { documentContent, listContent } from "#reader/content.ts";

type Words = { readonly letter: string; readonly a4: string };

/** The documents that a form asked for, on both papers; the key of its page opens a label. */
export function handedOver(
  { form, fields, reference }: RequestStatus,
  words: Words,
  language: Language,
  key: string,
): { readonly label: string; readonly href: string }[] {
  const onBoth = (name: string, path: (edition: Edition) => string) =>
    papers.map((paper) => ({
      label: fillTemplate(words[paper], { document: name }),
      href: path({ language, paper }),
    }));
  if (form === "blueprint") {
    return listContent("structures", language)
      .filter(({ id }) => !fields["structure"] || id === fields["structure"])
      .flatMap(({ id, title }) => onBoth(title, (edition) => blueprintPath(id, edition)));
  }
  if (form === "group-packet") {
    const { kicker } = documentContent("groupPacket", language);
    return onBoth(kicker, (edition) => documentPath("group-packet", edition));
  }
  if (form === "goods-offer") {
    const { kicker, label } = documentContent("goodsGuide", language);
    return [
      ...onBoth(
        label.title,
        (edition) =>
          `${labelPath(reference, edition)}?${new URLSearchParams({ ref: reference, key })}`,
      ),
      ...onBoth(kicker, (edition) => documentPath("goods-guide", edition)),
    ];
  }
  return [];
}
