import type { ColourName } from "../../canvas/palette.ts";

export type CloseHair = "parted" | "bun" | "short" | "fringe" | "long" | "grey";
export type CloseHat = "straw" | "cap" | "hard";
export type ShirtPattern = "plain" | "striped" | "checked";
/** `glee` closes the eyes, `wonder` opens the mouth. */
export type Mood = "calm" | "smile" | "laugh" | "effort" | "glee" | "wonder";

export interface CloseHeadLook {
  skin?: ColourName;
  hair?: CloseHair;
  hairColour?: ColourName;
  hat?: CloseHat;
  hatColour?: ColourName;
  /** Where the face turns: -1 to the left, 0 to us, 1 to the right. */
  turn?: number;
  /** Degrees the head is bent to the right. */
  tilt?: number;
  /** Eyes cast down, as of those who read or work. */
  down?: boolean;
  mood?: Mood;
  /** Where the eyes look, each from -1 to 1: to the right, and down; with the turn of the face without it. */
  gaze?: readonly [right: number, down: number];
  /** Lines of many years; gray hair has them by itself. */
  old?: boolean;
  /** Seen from behind. */
  back?: boolean;
  /** Less than 1 for children. */
  build?: number;
  /** A number that makes this person another one than the next; the place decides without it. */
  person?: number;
}

/** What makes one face another; each number is a share from 0 to 1. */
export interface FaceKind {
  jaw: number;
  wide: number;
  eyes: number;
  brows: number;
  nose: number;
  lips: number;
  child: boolean;
  old: boolean;
  moustache: boolean;
}
