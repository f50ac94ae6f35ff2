import { mix } from '../../colour.mjs';
import { group, line, path } from '../../shapes.mjs';

export const GLOOM = '#160a16';
export const DOOR = '#ffdc98';
/** The carpet, which the shaded side of everybody reflects. */
const CARPET = '#4a1220';
const CREASE = '#6a2416';
export const GOLD = '#f0bd54';
export const HAIR = '#1d0f12';

/**
 * Returns what draws cloth and skin of somebody on the stair, who has the lit door behind: the light comes over the
 * right shoulder (`from` 1) or the left one (-1), and draws a bright edge `wide` units across along that side.
 */
export function stairPens(S, skin, from = 1, wide = 3.4) {
  const [dim, mid, bright] = from > 0 ? [0, 0.55, 1] : [1, 0.45, 0];
  const edge = (d, c, w, much) => {
    const outside = path(`M-900 -1200H900V500H-900Z${d}`, mix(c, DOOR, 0.82), 'fill-rule="evenodd"');
    return S.inside(d, group(group(outside, `transform="translate(${-from * w} ${w})"`), `opacity="${much}"`));
  };
  const solid = (d, c, dark, light, w) =>
    path(d, c) +
    S.shade(d, mix(c, CARPET, 0.58), dark, 0, [dim, 0.85, mid, 0.3]) +
    S.shade(d, mix(c, DOOR, 0.6), 0, light, [mid, 0.5, bright, 0.05]) +
    (w ? edge(d, c, w * 2.2, 0.22) + edge(d, c, w, 0.95) : '');
  return {
    S,
    skin,
    dark: GLOOM,
    cloth: (d, c, w = wide) => solid(d, c, 0.9, 0.6, w),
    flesh: (d, tone = skin, w = 0) => solid(d, tone, 0.55, 0.5, w),
    fold: (d, c, width = 2.6) => line(d, mix(c, CREASE, 0.5), width, 'opacity=".7"'),
    sheen: (d, c, width = 2.6) => line(d, mix(c, DOOR, 0.6), width, 'opacity=".7"'),
  };
}
