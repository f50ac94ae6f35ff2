import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, group, path } from '../../kit/shapes.mjs';

const CLOTHS = ['#d9457f', '#f0a02c', '#c2342c', '#2f8f86', '#f4dcae', '#7a3a8a', '#3f6a9a', '#5f8a3c'];
const SKINS = ['#8a5540', '#a4694a', '#6f4436', '#b57a58'];
const HAIR = '#1c1222';

/** Draws a guest who stands far off: in a sari, or in a long coat with a turban or without; y is the floor, h the height. */
export function paintGuest(S, x, y, h) {
  const pick = (list) => list[Math.floor(S.r() * list.length)];
  const [cloth, other, skin] = [pick(CLOTHS), pick(CLOTHS), pick(SKINS)];
  const woman = S.r() > 0.5;
  const dress = woman
    ? 'M-9 -84C-20 -80 -18 -60 -12 -54C-16 -34 -20 -16 -23 0Q0 6 24 0C20 -16 15 -34 12 -54C18 -60 20 -80 9 -84Z'
    : 'M-10 -86C-21 -83 -22 -64 -21 -46L-15 -46L-15 -26H-12V0H-3L0 -26L3 0H12V-26H15L15 -46L21 -46C22 -64 21 -83 10 -86Z';
  const scarf = woman
    ? 'M-9 -84C2 -86 8 -78 5 -68C0 -44 -12 -28 -21 -14C-19 -40 -17 -62 -9 -84Z'
    : 'M-2 -86H4L3 -46H-3Z';
  const top = woman
    ? circle(-3, -96, 8, HAIR) + circle(-10, -92, 5, HAIR)
    : S.r() > 0.45
      ? ellipse(0, -99, 10.5, 7, other)
      : circle(-1, -95.5, 7.6, HAIR);
  return group(
    ellipse(3, 0, 24, 4, HAIR, 'opacity=".4"') +
      path(dress, cloth) +
      S.shade(dress, mix(cloth, HAIR, 0.75), 0, 0.85, [0.3, 0, 1, 0.1]) +
      path(scarf, mix(other, '#fff0d0', 0.25)) +
      circle(1, -92, 7.4, skin) +
      top,
    `transform="translate(${f(x)} ${f(y)}) scale(${f(h / 102)})"`,
  );
}
