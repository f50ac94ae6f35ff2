import { block } from '../../kit/block.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { ellipse, line } from '../../kit/shapes.mjs';
import { hallSeat } from './hall-seat.mjs';

const wood = (p, tone) => ({
  base: mix(p.lit.deep, p.dark, 0.45),
  dark: tone.deep,
  lite: mix(p.lit.deep, p.lit.mid, 0.45),
  edge: p.gold,
});

// a chair seen from the side, its back away from the table
function sideChair(S, cam, s, x, z, velvet, gold) {
  const c = { base: velvet, dark: mix(velvet, '#0a0a1a', 0.7), lite: mix(velvet, '#ffffff', 0.18), edge: gold };
  const at = (a, b) => (s > 0 ? [x + a, x + b] : [x - b, x - a]);
  return (
    block(S, cam, at(0, 0.5), [0.3, 0.46], [z - 0.26, z + 0.26], c, { rim: 1.2 }) +
    block(S, cam, at(0.42, 0.52), [0.46, 1.02], [z - 0.26, z + 0.26], c, { rim: 1.2 })
  );
}

/** Draws one long table down the axis, chairs along its sides and at its end, flowers and papers on it. */
export function boardTable(S, p, cam, tone) {
  const velvet = tone.velvet ?? p.sky[1];
  let o = '';
  const zs = [10.6, 9.4, 8.3, 7.3, 6.4, 5.6];
  for (const z of zs) for (const s of [-1, 1]) o += sideChair(S, cam, s, s * 1.42, z, velvet, p.gold);
  o += block(S, cam, [-1.15, 1.15], [0.64, 0.76], [4.9, 11.2], wood(p, tone));
  o += block(S, cam, [-0.5, 0.5], [0, 0.64], [5.4, 10.8], { ...wood(p, tone), edge: '' });
  for (const z of zs)
    for (const s of [-1, 1]) {
      const [x, y] = cam.at(s * 0.82, 0.765, z);
      const k = cam.scale(z);
      o += ellipse(x, y, k * 0.17, k * 0.05, '#fff8ea') + line(`M${x + s * -14} ${y}l${s * -16} -3`, p.gold, 2);
    }
  for (const z of [10, 8, 6.4]) {
    const [x, y] = cam.at(0, 0.77, z);
    const k = cam.scale(z);
    o += ellipse(x, y, k * 0.3, k * 0.08, p.gold);
    for (const i of range(9)) {
      const a = i * 2.4;
      o += flower(
        x + Math.cos(a) * k * 0.2,
        y - k * 0.1 - Math.abs(Math.sin(a)) * k * 0.12,
        k * 0.09,
        BLOOM.cream,
        BLOOM.blush,
      );
    }
  }
  return o + hallSeat(S, p, cam, 0, 4.2, 1, tone);
}
