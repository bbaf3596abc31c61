import type { Resolved } from "#reader/resolve.ts";
import type { Block as ContentBlock } from "#reader/schema/blocks.ts";

export type Block = Resolved<ContentBlock>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
