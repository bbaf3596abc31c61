/** What is told of a person close up, and where the parts of the body come to lie. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import type { BandName } from "../../cloth/patterns.ts";
import type { CloseArm } from "./close-arm.ts";
import type { CloseLegs } from "./close-legs.ts";
import type { CloseHeadLook, ShirtPattern } from "./close-look.ts";

export interface CloseLook extends CloseHeadLook {
  /** A shirt of this colour, or the shoulders of a huipil. */
  cloth: ColourName;
  /** Bands of the huipil below its wide shoulders; a shirt without them. */
  bands?: readonly BandName[];
  /** How the cloth of a shirt is woven. */
  pattern?: ShirtPattern;
  /** Apron over the front. */
  apron?: ColourName | undefined;
  /** A cloth folded over one shoulder. */
  shawl?: ColourName | undefined;
  /** Colour of the skirt or trousers. */
  below?: ColourName;
  /** Where skirt or trousers end and shoes begin; they go down to the hips without it. */
  feet?: number;
  trousers?: boolean;
  /** Knees and feet of who kneels, squats, sits or takes a step; the hips are a real place then. */
  legs?: CloseLegs;
  /** The trunk turns with the line from head to hips: who bends down, or throws the weight back. */
  leans?: boolean;
  braids?: boolean;
  ribbon?: ColourName;
  left?: CloseArm;
  right?: CloseArm;
}

/** Where the parts of a body are, in canvas units. */
export interface Frame {
  canvas: Canvas;
  look: CloseLook;
  head: Point;
  size: number;
  /** Base of the neck. */
  neck: Point;
  /** Middle of the belt or sash, or of the hem of a shirt that hangs. */
  waist: Point;
  hips: Point;
  /** Half the width of the shoulders and of the waist. */
  shoulders: number;
  waistHalf: number;
  /** Outline of what covers the upper body, and its side in the light. */
  torso: string;
  flank: string;
}
