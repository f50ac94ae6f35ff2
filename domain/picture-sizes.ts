/**
 * What a picture can be had in. Requests for anything else get the nearest of these, so that nobody can make the server
 * draw a million variants of one picture.
 */

/** Pixels. */
export const pictureWidths = [
  96, 160, 240, 320, 400, 480, 560, 640, 720, 800, 960, 1080, 1200, 1440, 1600, 1920, 2400,
] as const;

/** Width to height of a crop. 40:21 is what social networks show of a link. */
export const pictureRatios = {
  '1:2': 1 / 2,
  '9:16': 9 / 16,
  '3:5': 3 / 5,
  '2:3': 2 / 3,
  '3:4': 3 / 4,
  '4:5': 4 / 5,
  '1:1': 1,
  '5:4': 5 / 4,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:10': 16 / 10,
  '5:3': 5 / 3,
  '16:9': 16 / 9,
  '40:21': 40 / 21,
  '2:1': 2,
  '21:9': 21 / 9,
} as const;
export type PictureRatio = keyof typeof pictureRatios;

/** Per cent, for every format. */
export const pictureQualities = [40, 50, 60, 70, 75, 80, 85, 90] as const;

export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that pages offer the browser. Those up to `phoneWidth` also serve phones of any pixel density. */
export const pageWidths = [320, 480, 720, 1080, 1440, 1920] as const;

/** Pixels; sharper than this a phone shows no difference, it only waits longer. */
export const phoneWidth = 720;
