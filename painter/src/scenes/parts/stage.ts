/** Size of a scene, and the horizon of its background. */

/** Size of every scene's canvas (design 11.1). */
export const WIDTH = 1200;
export const HEIGHT = 800;

export interface Stage {
  /** The y of the horizon; the scene's ground begins about 100 units below. */
  horizon: number;
}
