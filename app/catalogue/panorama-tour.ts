/** A link from one station to another, seen in a direction. */
export interface StationLink {
  to: string;
  /** Degrees to the right of the middle of the panorama, -180 to 180. */
  yaw: number;
  /** Degrees above the eye's level; what lies on the floor is below it. */
  pitch: number;
}

/** What a hall can be laid out for. */
export const hallSettings = ['empty', 'dinner', 'wedding'] as const;
export type HallSetting = (typeof hallSettings)[number];

/** A place from which a visitor looks around. */
export interface Station {
  /** The `id` of the view in the walk-through; name and text are the view's. */
  id: string;
  /** Name of the panorama in `content/tours/panoramas/`, without its ending. */
  panorama: string;
  /** The same with more pixels, for the screen of a desktop. */
  largePanorama?: string;
  /** What the middle of the panorama shows on the plan: degrees clockwise from its upper edge. */
  heading: number;
  /** Its position on the plan of its floor: per cent across and down. */
  place: { x: number; y: number; floor: number };
  /** The hall, lawn or restaurant that it shows. */
  space?: string;
  links: StationLink[];
  /** Panoramas from the same position with the hall laid out otherwise; one of them is `panorama`. */
  settings?: Record<HallSetting, string>;
}

/** Part of a plan: per cent across and down. */
export interface PlanRoom {
  floor: number;
  x: number;
  y: number;
  width: number;
  height: number;
  shape?: 'oval';
}

/** A tour of one property in panoramas. The first station is where one steps inside. */
export interface PanoramaTour {
  property: string;
  stations: Station[];
  plan: PlanRoom[];
}
