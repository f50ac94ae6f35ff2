import type { Picture } from '#platform/images/picture.ts';

/** A way from one view to another, as a link on the picture. */
export interface WalkThroughExit {
  /** The `id` of the view it leads to. */
  to: string;
  label: string;
  /** Where on the picture it stands: across and down, 0 to 1. */
  at: { x: number; y: number };
}

/** The picture that is seen from one place. */
export interface WalkThroughView {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  exits: WalkThroughExit[];
  /** Its place on the plan: across and down, 0 to 1, and on which floor (0 is the ground floor). */
  place: { x: number; y: number; floor: number };
}

/** A walk through a property, from picture to picture. */
export interface WalkThrough {
  /** Slug of the property. */
  property: string;
  title: string;
  /** The first one is the arrival. */
  views: WalkThroughView[];
}
