/** How a painted person is described, and what is decided of it. */
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
  /** Near people, instead of what who they are and their place decide. */
  build?: Build;
  /** Ignored in a view from behind, except that "stand" keeps both feet on the ground. */
  pose?: Pose;
  /** In a film, how it stands at the moment; the pose's own shape without it. */
  shape?: PoseShape | undefined;
  /** Seen from behind in a film: the other heel is lifted. */
  otherStep?: boolean | undefined;
  /** Degrees what is held is turned around the near hand. */
  toolTurn?: number | undefined;
  /** Seen from behind instead of in profile. */
  back?: boolean;
  /** Faces left. */
  flip?: boolean;
  /** Distance for the haze, 0 near to 0.66 far. */
  depth?: number;
  skin?: ColourName;
  hair?: Hair | undefined;
  hairColour?: ColourName;
  hat?: Hat | undefined;
  hatColour?: ColourName;
  /** What the face tells; the pose and the place decide without it. Null for a person with a name. */
  mood?: Mood | null;
  /** Wears huipil, sash and corte; women always unless told otherwise. */
  woven?: boolean;
  huipil?: Huipil;
  corte?: ColourName;
  shirt?: ColourName | undefined;
  trousers?: ColourName;
  skirt?: ColourName;
  longSleeves?: boolean;
  apron?: ColourName;
  /** A backpack. */
  pack?: ColourName;
  /** A carrying cloth on the back, and a child in it. */
  bundle?: ColourName;
  baby?: boolean;
  /** A shoulder bag. */
  morral?: boolean;
  /** Carried on head or back, and what is in the basket (or the colour of the jug). */
  load?: Load;
  goods?: Goods;
  jugColour?: ColourName;
  tool?: Tool | undefined;
  /** The colour of what is held, where it can have any. */
  paint?: ColourName | undefined;
  /** In the wheelbarrow. */
  cargo?: Cargo;
  /** In a view from behind. */
  arms?: ArmsBehind;
  braids?: 1 | 2;
  /** A shadow on the ground; false for those who sit on something. */
  shadow?: boolean;
  degrees?: number;
}

/** The description with everything that was left open decided. */
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
  /** None for far figures and for people with a name. */
  face: FaceLook | undefined;
  /** Of the dark line. */
  ink: string;
  /** True for near figures: woven figures in the cloth, folds, and the shade on the side away from the light. */
  near: boolean;
}
