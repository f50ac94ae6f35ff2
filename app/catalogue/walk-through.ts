import type { Picture } from '#platform/images/picture.ts';

export interface WalkThroughView {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  /** Links on the picture, each to the view with this `id`. */
  exits: {
    to: string;
    label: string;
    /** Its position on the picture: across and down, 0 to 1. */
    at: { x: number; y: number };
  }[];
  /** Its position on the plan (across and down, 0 to 1), and its floor (0 is the ground floor). */
  place: { x: number; y: number; floor: number };
}

export interface WalkThrough {
  property: string;
  title: string;
  /** The views; the first one is the arrival. */
  views: WalkThroughView[];
}
