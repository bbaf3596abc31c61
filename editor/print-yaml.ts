import { visit, YAMLMap, YAMLSeq, type Document } from "yaml";

type Print = YAMLMap["toString"];

/** Prints a collection in one line with this between its brackets and what they hold. */
function padded(print: Print, padding: string): Print {
  return function paddedPrint(this: YAMLMap, context, ...rest) {
    return print.call(this, context && { ...context, flowCollectionPadding: padding }, ...rest);
  };
}

const printMap = padded(YAMLMap.prototype.toString, " ");
const printSeq = padded(YAMLSeq.prototype.toString as Print, "");

/** `{ en: … }` with spaces and `[a, b]` without, no line broken: the library knows one way for both brackets. */
export function printYaml(doc: Document): string {
  visit(doc, {
    Map: (_, node) => {
      if (node.flow) node.toString = printMap;
    },
    Seq: (_, node) => {
      if (node.flow) node.toString = printSeq as YAMLSeq["toString"];
    },
  });
  return doc.toString({ lineWidth: 0 });
}
