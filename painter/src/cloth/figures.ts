/** Figures of the woven bands: the organisation's own materials, never a community's huipil (design 7). */

/** A woven pattern: one string per thread, one letter per cell, "." for the ground. */
export type Grid = readonly string[];

/** Figures of at most 13×9 cells: materials, tools, plants and buildings. */
export const FIGURES = {
  tire: [
    "..ooooo..",
    ".ooooooo.",
    "ooo...ooo",
    "oo.....oo",
    "oo..m..oo",
    "oo.....oo",
    "ooo...ooo",
    ".ooooooo.",
    "..ooooo..",
  ],
  bottle: ["..r..", "..g..", "..g..", ".ggg.", "ggggg", "gwggg", "gwggg", "ggggg", ".ggg."],
  dome: [
    ".....a.....",
    "...aaaaa...",
    "..aawawaa..",
    ".aaaaaaaaa.",
    ".aaaaaaaaa.",
    "aaaadddaaaa",
    "aaadddddaaa",
    "aaadddddaaa",
    "aaadddddaaa",
  ],
  house: [
    ".....t.....",
    "....ttt....",
    "...ttttt...",
    "..ttttttt..",
    ".ttttttttt.",
    "..wwwwwww..",
    "..wbwwddw..",
    "..wwwwddw..",
    "..wwwwddw..",
  ],
  maize: [
    "...l...",
    "g..m..g",
    "gg.m.gg",
    ".ggmgg.",
    "..gmg..",
    "g..m..g",
    ".ggmgg.",
    "..gmg..",
    "...g...",
  ],
  volcano: [
    "......m......",
    ".....mmm.....",
    ".....vvv.....",
    "....vvvvv....",
    "...vvvvvvv...",
    "..vvpvvvvvv..",
    ".vvvpvvpvvvv.",
    "vvvppvvppvvvv",
    "vvpppvppppvvv",
  ],
  pine: [
    "...e...",
    "..eee..",
    "..eee..",
    ".eeeee.",
    "..eee..",
    ".eeeee.",
    "eeeeeee",
    "...d...",
    "...d...",
  ],
  book: [
    ".........",
    "www...www",
    "wwww.wwww",
    "wbbw.wbbw",
    "wwww.wwww",
    "wbbw.wbbw",
    "wwwwrwwww",
    ".www.www.",
    ".........",
  ],
} as const;

export type Figure = keyof typeof FIGURES;
