/** The sheet of a scene, and where the land behind it ends. */

/** Every scene is painted on a canvas of this size (design 11.1). */
export const WIDTH = 1200;
export const HEIGHT = 800;

export interface Stage {
  /** Height of the horizon; the scene's own ground begins some 100 units below. */
  horizon: number;
}
