import { mix } from '../colour.mjs';
import { f } from '../numbers.mjs';
import { group, line, path } from '../shapes.mjs';

const INK = '#1d140e';
const FACE =
  'M40 -40C42 -12 40 12 34 28C26 46 8 60 -10 63C-24 64 -34 56 -38 44C-41 36 -42 28 -44 18C-47 8 -47 -2 -44 -10C-47 -18 -46 -28 -44 -42Z';
const NOSE = 'M-26 -14C-30 0 -42 12 -44 20C-42 27 -34 28 -24 26C-18 26 -14 22 -16 16C-18 6 -18 -4 -16 -14Z';

/** Draws the turban: wound bands that cross over the brow, and a tail that falls behind the ear. */
function woundTurban(S, turban, dark) {
  const solid = (d, a = 0.95) =>
    path(d, turban) +
    S.shade(d, mix(turban, dark, 0.9), 0, a, [0.4, 0, 1, 0.5]) +
    S.shade(d, mix(turban, '#f4eeb0', 0.75), 0.95, 0, [0, 0.1, 0.5, 0.3]);
  const fold = mix(turban, INK, 0.55);
  return (
    solid('M30 -40C50 -20 62 20 66 66C72 92 66 112 54 118C48 96 42 60 34 34C30 10 26 -12 22 -30Z') +
    line('M42 -18C52 20 58 60 58 106', fold, 2.4) +
    solid('M-50 -22C-66 -52 -58 -92 -24 -108C14 -122 56 -104 64 -66C68 -44 60 -26 48 -16C30 -36 -16 -46 -50 -22Z') +
    solid('M-50 -22C-58 -38 -58 -52 -52 -64C-20 -76 32 -62 60 -38C58 -28 54 -20 48 -16C30 -38 -16 -48 -50 -22Z', 0.8) +
    line(
      'M-52 -42C-20 -60 28 -52 54 -26M-54 -62C-30 -82 30 -84 64 -56M-50 -80C-26 -100 28 -104 58 -80M-36 -100C-8 -112 22 -112 44 -98M-50 -26C-18 -46 20 -42 46 -20',
      fold,
      2.6,
    ) +
    line('M-46 -90C-20 -70 10 -60 62 -56', fold, 2.2)
  );
}

/**
 * Draws a man's head in three-quarter view to the left, its middle on x, y, tipped by `turn` degrees: he looks
 * down.
 */
export function bentHead(S, x, y, turn, { skin, turban, dark }) {
  const shadow = '#3a1a14';
  return group(
    path(FACE, skin) +
      S.shade(FACE, shadow, 0, 0.95, [0.3, 0.2, 1, 0.5]) +
      S.shade(FACE, '#f6bf8a', 0.95, 0, [0, 0.3, 0.55, 0.4]) +
      path('M32 -16C44 -18 48 -4 44 8C42 18 34 20 30 14Z', mix(skin, shadow, 0.25)) +
      line('M37 -8C42 -4 41 6 37 10', mix(skin, shadow, 0.7), 2) +
      path('M38 -40C38 -20 34 0 28 14L20 12C22 -6 22 -24 20 -40Z', '#2a2018') +
      // the sockets, lowered lids with their lashes, and heavy brows
      path(
        'M-44 -16C-38 -20 -28 -18 -26 -10C-30 -2 -40 -2 -44 -6ZM-12 -16C-2 -22 12 -20 16 -10C10 0 -6 0 -14 -6Z',
        mix(skin, shadow, 0.34),
      ) +
      path(
        'M-43 -8C-39 -14 -31 -12 -28 -5C-33 -1 -40 -1 -43 -4ZM-10 -8C-3 -14 8 -12 13 -4C6 1 -5 1 -10 -4Z',
        mix(skin, '#f6bf8a', 0.3),
      ) +
      line('M-43 -4C-39 0 -32 -1 -28 -5M-10 -4C-4 1.5 7 1 13 -4', INK, 3) +
      line('M-46 -19C-40 -25 -32 -23 -27 -19M-12 -21C-4 -28 10 -26 18 -17', INK, 5) +
      path(NOSE, mix(skin, '#f6bf8a', 0.15)) +
      S.shade(NOSE, shadow, 0, 0.75, [0.4, 0, 1, 0.3]) +
      line('M-36 26C-32 29 -27 28 -24 25', mix(skin, shadow, 0.9), 2.6) +
      path('M-34 44C-26 42 -14 42 -6 44C-12 50 -26 51 -34 44Z', mix(skin, '#6a2028', 0.5)) +
      path(
        'M-52 38C-46 32 -38 28 -28 32C-14 26 6 28 18 40C22 44 24 36 20 32C30 42 20 52 8 48C-6 42 -16 40 -28 40C-36 42 -46 46 -52 38Z',
        '#231a14',
      ) +
      line('M-30 34C-18 31 -4 33 8 40', '#6a5a4a', 1.6) +
      woundTurban(S, turban, dark),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(.94)"`,
  );
}
