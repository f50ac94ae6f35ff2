import { mix } from '../../colour.mjs';
import { path } from '../../shapes.mjs';

export const NIGHT = '#1a1040';
export const FIRE = '#ffcf7e';
export const GOLD = '#f6bf4c';
export const INK = '#1c0c14';

/**
 * Returns what draws cloth and skin by the light of a fire on the ground: the light comes from below and, with
 * `from` 'left' or 'right', from that side. `dim` (0 to 1) is how far away from the fire a figure stands.
 */
export function firePens(S, skin, { from = 'left', dim = 0 } = {}) {
  const [near, mid, far] = from === 'left' ? [0, 0.45, 1] : [1, 0.55, 0];
  const toned = (c) => mix(c, NIGHT, dim);
  const solid = (dark, lite) => (d, c, a) =>
    path(d, toned(c)) +
    S.shade(d, mix(c, NIGHT, dark), 0, a, [from === 'left' ? 0.3 : 0.7, 0.6, far, 0.35]) +
    S.shade(d, mix(toned(c), FIRE, lite), 0.9, 0, [near, 0.85, mid, 0.5]);
  const [cloth, body] = [solid(0.8, 0.65), solid(0.7, 0.6)];
  return {
    S,
    skin: toned(skin),
    cloth: (d, c, a = 0.9) => cloth(d, c, a),
    flesh: (d, tone = skin) => body(d, tone, 0.6),
  };
}
