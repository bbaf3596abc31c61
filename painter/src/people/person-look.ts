/** Options of a painted person, and the resolved look. */
import type { ColourName } from "../canvas/palette.ts";
import type { ArmsBehind } from "./back-view.ts";
import type { Huipil } from "./dress.ts";
import type { FaceLook, Mood } from "./face.ts";
import type { Hair, Hat } from "./head.ts";
import type { Goods, Load } from "./loads.ts";
import type { Pose, PoseShape } from "./poses.ts";
import type { Build, Rig } from "./rigs.ts";
import type { Tool } from "./tools.ts";
import type { Cargo } from "./wheelbarrow.ts";

export type Who = "woman" | "man" | "girl" | "boy" | "volunteerWoman" | "volunteerMan";

export interface PersonOptions {
  who?: Who;
  /** Build of a near person; default: chosen by `who` and position. */
  build?: Build;
  /** In a view from behind only "stand" matters: it keeps both feet on the ground. */
  pose?: Pose;
  /** Pose at the current time of a film; default: that of `pose`. */
  shape?: PoseShape | undefined;
  /** In a view from behind, for films: lifts the other heel. */
  otherStep?: boolean | undefined;
  /** Rotation of the held tool around the near hand, in degrees. */
  toolTurn?: number | undefined;
  /** View from behind instead of in profile. */
  back?: boolean;
  /** Mirrored: faces left. */
  flip?: boolean;
  /** Distance for the haze, 0 near to 0.66 far. */
  depth?: number;
  skin?: ColourName;
  hair?: Hair | undefined;
  hairColour?: ColourName;
  hat?: Hat | undefined;
  hatColour?: ColourName;
  /** Expression; default: by pose and position. Null (no face) for a person with a name. */
  mood?: Mood | null;
  /** Wears huipil, sash and corte; default: true for women, random for girls. */
  woven?: boolean;
  huipil?: Huipil;
  corte?: ColourName;
  shirt?: ColourName | undefined;
  trousers?: ColourName;
  skirt?: ColourName;
  longSleeves?: boolean;
  apron?: ColourName;
  /** Colour of a backpack. */
  pack?: ColourName;
  /** A carrying cloth on the back, optionally with a child in it. */
  bundle?: ColourName;
  baby?: boolean;
  morral?: boolean;
  /** Load on head or back, with the content of a basket or the colour of a jar. */
  load?: Load;
  goods?: Goods;
  jugColour?: ColourName;
  tool?: Tool | undefined;
  /** Colour of the held thing, if it can vary. */
  paint?: ColourName | undefined;
  /** Load of the wheelbarrow. */
  cargo?: Cargo;
  /** Arm positions in a view from behind. */
  arms?: ArmsBehind;
  braids?: 1 | 2;
  /** Shadow on the ground; false for people who sit on something. */
  shadow?: boolean;
  degrees?: number;
}

/** The options with all defaults filled in. */
export interface PersonLook extends PersonOptions {
  depth: number;
  skin: ColourName;
  hairColour: ColourName;
  woven: boolean;
  huipil: Huipil;
  corte: ColourName;
  shirt: ColourName;
  trousers: ColourName;
  child: boolean;
  rig: Rig;
  female: boolean;
  headScale: number;
  /** False for small figures: fewer and broader strokes. */
  detailed: boolean;
  /** Undefined for distant figures and people with a name. */
  face: FaceLook | undefined;
  /** Colour of the outline. */
  ink: string;
  /**
   * True for near figures, which have woven figures in the cloth, folds, and shade on the side away from the light.
   */
  near: boolean;
}
