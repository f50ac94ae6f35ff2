import type { Picture } from '#platform/images/picture.ts';

/** A link on the picture that leads from one view to another. */
export interface WalkThroughExit {
  to: string;
  label: string;
  /** Its position on the picture: across and down, 0 to 1. */
  at: { x: number; y: number };
}

export interface WalkThroughView {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  exits: WalkThroughExit[];
  /** Its position on the plan (across and down, 0 to 1), and its floor (0 is the ground floor). */
  place: { x: number; y: number; floor: number };
}

export interface WalkThrough {
  property: string;
  title: string;
  /** The views; the first one is the arrival. */
  views: WalkThroughView[];
}
