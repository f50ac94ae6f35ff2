import type { Picture } from '#platform/images/picture.ts';

/** A way from one view to another, as a link on the picture. */
export interface WalkThroughExit {
  /** The `id` of the view it leads to. */
  to: string;
  label: string;
  /** Where on the picture it stands: across and down, 0 to 1. */
  at: { x: number; y: number };
}

/** What one sees from one place. */
export interface WalkThroughView {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  exits: WalkThroughExit[];
  /** Where the doll-house shows it: across and down the plan, 0 to 1, on which floor (0 is the ground). */
  place: { x: number; y: number; floor: number };
}

/** A house that one walks through by its pictures. */
export interface WalkThrough {
  /** Slug of the property. */
  property: string;
  title: string;
  /** The first is where one arrives. */
  views: WalkThroughView[];
}
