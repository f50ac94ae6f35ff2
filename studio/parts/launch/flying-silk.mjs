// The plum silk that flies off the scooter: a long sheet from the presenter's hands up over the stage, in folds that
// run along it, with a gold edge, a fluttering end and a corner that turns its pale lining outwards.
import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const GOLD = '#f3c465';
const NIGHT = '#2c0b45';
const LIGHT = '#ffb8b0';
const STEPS = 36; // points along each half of an edge

const joined = (first, second) => [...bezier(...first, STEPS), ...bezier(...second, STEPS).slice(1)];

const UPPER = joined(
  [
    [318, 552],
    [296, 372],
    [410, 268],
    [580, 268],
  ],
  [
    [580, 268],
    [740, 268],
    [780, 134],
    [965, 130],
  ],
);
const LOWER = joined(
  [
    [336, 578],
    [456, 640],
    [704, 578],
    [826, 446],
  ],
  [
    [826, 446],
    [900, 366],
    [1014, 486],
    [1120, 376],
  ],
);

/** Returns the point of the silk at `t` along it (0 at the hands) and `v` across it (0 at its upper edge). */
function onSilk(t, v) {
  const place = Math.min(1, Math.max(0, t)) * 2 * STEPS;
  const i = Math.min(2 * STEPS - 1, Math.floor(place));
  const along = (edge) => [0, 1].map((k) => lerp(edge[i][k], edge[i + 1][k], place - i));
  const [a, b] = [along(UPPER), along(LOWER)];
  const flutter = Math.max(0, t - 0.72) ** 2 * 460 * Math.sin(v * 11 + 0.6);
  return [lerp(a[0], b[0], v) + flutter * 0.95, lerp(a[1], b[1], v) - flutter * 0.2];
}

/** Returns how far across the silk the border of fold `k` of `count` is at `t`: folds widen and narrow as they run. */
function border(k, count, t) {
  if (k === 0 || k === count) return k / count;
  const sway = Math.sin(5.2 * t + k * 2.1) * 0.55 + Math.sin(9.5 * t + k * 1.3) * 0.3;
  return (k + sway * (0.35 + 0.5 * t)) / count;
}

/** Returns the outline of what lies between two borders, `f0` and `f1`, functions of t. */
const strip = (f0, f1) =>
  P([...range(61).map((i) => onSilk(i / 60, f0(i / 60))), ...range(61).map((i) => onSilk(1 - i / 60, f1(1 - i / 60)))]);

/** Returns the outline of the whole silk. */
export const silkOutline = () =>
  P([
    ...range(73).map((i) => onSilk(i / 72, 0)),
    ...range(41).map((i) => onSilk(1, i / 40)),
    ...range(73).map((i) => onSilk(1 - i / 72, 1)),
  ]);

/** The tones of the folds from the upper edge to the lower one: 0 is in the dark, 1 in the full light. */
const FOLDS = [0.62, 0.95, 0.5, 0.22, 0.66, 0.86, 0.36, 0.1, 0.5, 0.28, 0.06];

/** Returns silk of `colour`, `t` of the way from the dark to the light. */
const toned = (colour, t) =>
  t < 0.5 ? mix(mix(colour, NIGHT, 0.72), colour, t * 2) : mix(colour, LIGHT, (t - 0.5) * 1.1);

/** Draws a narrow light along the crest of a fold, from t0 to t1 of the silk. */
const crest = (v, t0, t1, wide, tone) =>
  path(
    P([
      ...range(25).map((i) => onSilk(lerp(t0, t1, i / 24), border(v, FOLDS.length, lerp(t0, t1, i / 24)) + 0.012)),
      ...range(25).map((i) => {
        const s = 1 - i / 24;
        const t = lerp(t0, t1, s);
        return onSilk(t, border(v, FOLDS.length, t) + 0.012 + wide * Math.sin(Math.PI * s));
      }),
    ]),
    tone,
  );

/** Draws the lining that shows where the air bends the far end over; it goes behind the silk. */
function lining(S, colour) {
  const d = 'M942 134C1032 122 1066 162 1066 204C1066 240 1086 262 1112 276L1030 340L962 198Z';
  return (
    path(d, mix('#ffb59a', colour, 0.1)) +
    S.shade(d, mix(colour, NIGHT, 0.3), 0.9, 0, [0.1, 0.6, 0.75, 0.4]) +
    line('M984 128C1038 127 1066 162 1066 204C1066 240 1086 262 1110 276', GOLD, 6)
  );
}

/** Draws the creases that run from where the engineer holds the lower edge and fade on their way. */
function pinches(S, colour) {
  const fading = (tone, r) =>
    S.rad(
      [
        [0, tone, 0.95],
        [0.3, tone, 0.8],
        [1, tone, 0],
      ],
      838,
      448,
      r,
      'gradientUnits="userSpaceOnUse"',
    );
  return (
    path(
      'M828 452C800 410 750 396 690 404C746 410 790 430 820 462Z' +
        'M838 446C842 390 830 340 788 296C812 346 820 396 824 446Z' +
        'M850 432C876 384 922 356 984 350C930 372 894 404 868 442Z',
      fading(toned(colour, 0.12), 130),
    ) + path('M824 458C780 428 730 432 664 474C736 446 780 446 816 470Z', fading(toned(colour, 0.85), 180))
  );
}

/** Draws what hangs below the hands that hold the silk. */
function gatheredTail(S, colour) {
  const d =
    'M316 560C300 610 306 660 282 712C300 726 320 716 330 728' + 'C346 712 366 716 380 696C360 660 362 610 344 566Z';
  return (
    path(d, toned(colour, 0.36)) +
    S.shade(d, toned(colour, 0.9), 0.8, 0, [0, 0.2, 0.5, 0.3]) +
    line('M326 570C318 620 326 670 306 716M336 572C344 620 340 670 352 712', toned(colour, 0.1), 3) +
    line('M282 712C300 726 320 716 330 728C346 712 366 716 380 696', GOLD, 5)
  );
}

/** Draws the folds, each of one tone that turns towards that of the next. */
const folds = (S, colour) =>
  FOLDS.map((tone, k) => {
    const side = (n) => (t) => border(n, FOLDS.length, t);
    const next = toned(colour, lerp(tone, FOLDS[k + 1] ?? 0, 0.55));
    return path(
      strip(side(k), side(k + 1)),
      S.lin(
        [
          [0, toned(colour, tone)],
          [1, next],
        ],
        0.3,
        0,
        0.62,
        1,
      ),
    );
  }).join('');

/** Draws the silk in `colour`. */
export function flyingSilk(S, colour) {
  const outline = silkOutline();
  const edge = (v) => line(open(range(73).map((i) => onSilk(i / 72, v))), GOLD, 5);
  const hem = line(open(range(41).map((i) => onSilk(1, i / 40))), GOLD, 7);
  const inside =
    folds(S, colour) +
    S.shade(outline, NIGHT, 0, 0.6, [0.42, 0.42, 0.62, 1]) +
    crest(1, 0.04, 0.7, 0.03, toned(colour, 1.35)) +
    crest(5, 0.1, 0.86, 0.03, toned(colour, 1.2)) +
    crest(8, 0.2, 0.95, 0.022, toned(colour, 0.8)) +
    S.pool(outline, 470, 330, 330, '#ffe0b0', 0.5);
  return (
    lining(S, colour) +
    gatheredTail(S, colour) +
    S.inside(outline, inside) +
    pinches(S, colour) +
    edge(0) +
    edge(1) +
    hem
  );
}
