import { arcade } from '../../kit/architecture/arcades.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { soft } from '../../kit/soft.mjs';

/**
 * Draws the far end of a walk at dusk, out of focus: trees on the horizon `hz`, and right of `x` the pink front of a
 * house whose arches are lit. K is its scale.
 */
export function arcadeAtDusk(S, hz, x, K) {
  const { W } = S;
  const stone = { base: '#a82a68', dark: '#5f0f4c', lite: '#d8608a', gold: '#ffd08a' };
  const lit = { hi: '#fff0b8', mid: '#ffbe58', deep: '#d8663c' };
  const [x0, x1] = [x + 64 * K, x + 1000 * K];
  const wall = (from, top, h, n) =>
    arcade(S, from, x1, hz + top, h, n, stone, lit, { cusps: 0, lamp: false, s0: 0.5, s1: 0 });
  return (
    S.glow(x + 330 * K, hz - 190 * K, 720 * K, '#ffc890', 0.75) +
    soft(S, treeline(S, -80, W + 80, hz - 30, 130, '#a83070', 5), 9) +
    soft(S, wall(x0 + 150 * K, -196 * K, 168 * K, 7) + wall(x0, 6, 204 * K, 8), 3.4) +
    S.glow(x + 250 * K, hz - 60 * K, 300 * K, '#ffc878', 0.4) +
    soft(S, treeline(S, -80, x0 + 60, hz + 4, 66, '#6f1a5c', 9), 6)
  );
}
