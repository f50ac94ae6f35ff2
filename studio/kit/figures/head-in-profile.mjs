import { mix } from '../colour.mjs';
import { line, path } from '../shapes.mjs';

/** The outline of a head with its neck that looks to the right: the crown is at y = -100, the chin at y = 5. */
const HEAD =
  'M-40 -34C-48 -74 -28 -100 4 -100C29 -100 41 -84 41 -67C41 -61 38 -57 40 -52C43 -47 51 -40 53 -35C54 -30 50 -28 45 -28C44 -26 45 -24 48 -21C49 -18 48 -17 45 -16C48 -14 49 -11 46 -9C43 -7 46 -2 44 4C39 10 24 9 12 0C9 -2 8 -2 7 2L12 30H-32L-28 -4C-36 -12 -39 -24 -40 -34Z';

/** The outline of a woman's hair, parted and drawn back over the ear. */
export const DRAWN_BACK_HAIR =
  'M-42 -30C-52 -90 -20 -108 12 -103C28 -100 34 -92 36 -84C18 -86 6 -66 0 -44L-8 -10L-32 20Z';

/** Draws the head, 105 tall from crown to chin, without hair. `lips` is given where they are painted. */
export function headInProfile(S, { skin = '#8a5138', dark = '#3a1420', lite = '#f4b682', lips, closed = false } = {}) {
  const eye = closed
    ? line('M20 -49Q28 -44 36 -49', dark, 3.4)
    : path('M22 -50Q29 -57 37 -51Q30 -47 22 -50Z', '#f6e2cc') +
      path('M29 -54.5Q37 -56 36 -50Q31 -48 28.5 -50Z', '#1c0c14') +
      line('M20 -50Q28 -58.5 38 -53', '#1c0c14', 3);
  return (
    path(HEAD, skin) +
    S.shade(HEAD, dark, 0, 0.85, [0.75, 0.2, 0.1, 0.75]) +
    S.shade(HEAD, lite, 0.7, 0, [1, 0.3, 0.6, 0.4]) +
    path('M12 0Q2 10 9 24L10 30H-8Q-14 10 0 -8Z', dark, 'opacity=".35"') +
    eye +
    line('M15 -64Q27 -71 38 -64', '#1c0c14', 4) +
    path(
      'M47.5 -21C44 -21.5 40 -19.5 37 -16.5C40 -12 43 -10 46 -10Q48 -12 45 -16Q48 -17 47.5 -21Z',
      lips ?? mix(skin, '#7a2430', 0.6),
    )
  );
}
