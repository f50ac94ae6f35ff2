// haldiLawn: a small lawn at noon under a roof of marigolds; mattresses and bolsters, a white lattice, bougainvillea.
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { block } from '../../kit/block.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower, flowerString, garland } from '../../kit/nature/flowers.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { tree } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { mownGrass } from '../../parts/landscape/dressed-lawn.mjs';

const NOON = {
  sky: ['#5fa9cc', '#8fc6d8', '#bfdfdf', '#e6ecd8', '#fbf2da'],
  dark: '#5a5a6a',
  lite: '#fffaf0',
  gold: '#d9a03c',
};
const GREEN = { mid: '#6f9a4c', dark: '#33602f', lite: '#dfe79a' };
const CLOTH = { yellow: '#f4b62c', pink: '#dc4f84', white: '#fff6e4', orange: '#ec7f2a' };

/** Draws the white wall of pierced screens, and what climbs over it. */
function lattice(S, cam) {
  const [z, high] = [17, 4.6];
  const k = cam.scale(z);
  let o = '';
  for (const i of range(9)) {
    const [x0, y1] = cam.at(-20.2 + i * 4.5, high, z);
    const [x1, y0] = cam.at(-15.7 + i * 4.5, 0.7, z);
    if (x1 < 20 || x0 > S.W - 20) continue;
    const d = box(x0, y1, x1, y0);
    o += path(d, '#a9b896') + S.inside(d, hexJaali(x0, y1, x1, y0, k * 0.52, '#fdf6ea', k * 0.085));
    const pier = box(x0 - k * 0.3, y1 - k * 0.7, x0 + k * 0.3, y0 + k * 0.7);
    o += path(pier, '#f7ecdc') + S.shade(pier, '#a58f8a', 0, 0.7);
    o += circle(x0, y1 - k * 0.85, k * 0.3, '#fdf3e4');
  }
  const rail = cam.front(-22, high - 0.2, 22, high + 0.35, z);
  o +=
    path(cam.front(-22, 0, 22, 0.8, z), '#efe2d0') +
    path(rail, '#fdf3e4') +
    S.shade(rail, '#a58f8a', 0, 0.5, [0, 0, 0, 1]);
  const bloom = ['#d23c7e', '#e8649c', '#b92b68', '#f08ab4'];
  for (const [mid, wide, fall] of [
    [-13, 5.5, 1.5],
    [-3, 3.4, 0.9],
    [9.5, 6.4, 1.8],
  ])
    o += range(260)
      .map((i) => {
        const u = (S.r() + S.r() - 1) * wide;
        const [x, y] = cam.at(mid + u, high + 0.5 + (S.r() - 0.55) * fall * (1.4 - Math.abs(u) / wide), z);
        return circle(x, y, k * (0.1 + 0.12 * S.r()), i % 5 ? bloom[i % 4] : '#4f7f3c');
      })
      .join('');
  return o;
}

/** Draws a marigold; every fourth is a cream one. */
const blossom = (x, y, r, i) =>
  i % 4 ? flower(x, y, r, BLOOM.orange, BLOOM.deep) : flower(x, y, r, BLOOM.cream, BLOOM.pink);

/** Draws a brass post. */
const post = (cam, x, z, high) => line(open([cam.at(x, 0, z), cam.at(x, high, z)]), '#c98f36', cam.scale(z) * 0.13);

/** Draws a mattress with three bolsters at its back. */
function mattress(S, cam, x, z, [seat, one, two], wide = 1.25) {
  const tones = (c) => ({ base: c, dark: mix(c, '#6a2f3a', 0.7), lite: mix(c, '#ffffff', 0.3) });
  const k = cam.scale(z);
  let o = ellipse(...cam.at(x, 0, z), k * wide * 1.2, k * 0.3, '#3a5a2a', 'opacity=".4"');
  o += block(S, cam, [x - wide, x + wide], [0.05, 0.34], [z - 0.5, z + 0.6], tones(seat), { shade: 0.5 });
  for (const i of [-1, 0, 1]) {
    const [cx, cy] = cam.at(x + i * wide * 0.64, 0.56, z + 0.4);
    const c = tones(i ? one : two);
    const d = `M${f(cx - k * wide * 0.29)} ${f(cy - k * 0.2)}h${f(k * wide * 0.58)}q${f(k * 0.14)} ${f(k * 0.2)} 0 ${f(k * 0.4)}h${f(-k * wide * 0.58)}q${f(-k * 0.14)} ${f(-k * 0.2)} 0 ${f(-k * 0.4)}Z`;
    o += S.form(d, c, { dark: 0.7, dir: [0, 0, 0.1, 1] });
  }
  return o;
}

/** Draws a brass bowl of water with petals on it. */
function bowl(S, cam, x, z, r) {
  const k = cam.scale(z) * r;
  const [cx, cy] = cam.at(x, 0.3, z);
  const d = `M${f(cx - k)} ${f(cy)}Q${f(cx - k * 0.8)} ${f(cy + k * 0.5)} ${f(cx - k * 0.3)} ${f(cy + k * 0.55)}H${f(cx + k * 0.3)}Q${f(cx + k * 0.8)} ${f(cy + k * 0.5)} ${f(cx + k)} ${f(cy)}Z`;
  const petals = range(60).map((i) => {
    const [a, q] = [S.r() * 6.28, Math.sqrt(S.r()) * 0.86];
    return blossom(cx + Math.cos(a) * q * k, cy + Math.sin(a) * q * k * 0.26, k * 0.08, i);
  });
  return (
    path(d, '#c98f36') +
    S.shade(d, '#6a3a1a', 0, 0.9) +
    ellipse(cx, cy, k, k * 0.3, '#e9c06a') +
    ellipse(cx, cy, k * 0.9, k * 0.26, '#4f8f96') +
    petals.join('')
  );
}

export function haldiLawn(options = {}) {
  const S = stage({ pal: 'emerald', seed: 644, axis: 0.52, ...options });
  const p = { ...S.pal, ...NOON };
  const hz = S.H * 0.43;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1180, eye: 2.5 });
  const [near, far, half, high] = [7.2, 13.4, 4.6, 4.1];
  S.add(
    sky(S, p, hz * 1.1, S.W * 0.84, 120, 150, { disc: false }),
    ...[-11, -7, -2, 4, 12].map((x, i) =>
      tree(S, ...cam.at(x * 1.5, 0, 22), cam.scale(22) * (8.4 + (i % 2) * 1.6), GREEN, i + 3),
    ),
  );
  S.add(lattice(S, cam), mownGrass(S, cam, cam.at(0, 0, 17)[1], { far: '#9dbb5c', near: '#86ae4c', dark: '#3f6f34' }));
  S.add(S.pool(box(0, hz, S.W, S.H), S.cx, cam.at(0, 0, 9)[1], 560, '#3f6a30', 0.5));
  const rug = cam.floor(-3.6, 6.9, 3.6, 12.7);
  const stripes = (start) =>
    range(6)
      .map((i) => cam.floor(-3.6, start + i, 3.6, start + i + 0.2))
      .join('');
  S.add(path(cam.floor(-4, 6.6, 4, 13), '#c8641f'), path(rug, '#f6dfa4'));
  S.add(path(stripes(6.9), '#ec9eaf'), path(stripes(7.4), '#f0c67e'));
  for (const s of [-1, 1]) S.add(post(cam, s * half, far, high));
  S.add(mattress(S, cam, 0, 12.2, [CLOTH.yellow, CLOTH.pink, CLOTH.white], 1.5));
  for (const s of [-1, 1])
    S.add(
      mattress(S, cam, s * 3, 11.4, [CLOTH.white, CLOTH.yellow, CLOTH.orange]),
      mattress(S, cam, s * 3.3, 8.9, [CLOTH.pink, CLOTH.white, CLOTH.yellow]),
    );
  S.add(bowl(S, cam, 0, 9.6, 0.85), bowl(S, cam, -1.4, 8.3, 0.45), bowl(S, cam, 1.5, 8.1, 0.5));
  for (const i of range(12)) {
    const x = -half + (2 * half * i) / 11;
    S.add(garland(cam.at(x, high, far), cam.at(x, high, near), 46, 9, 6));
  }
  for (const i of range(23)) {
    const [x, y] = cam.at(-half + (2 * half * i) / 22, high, far);
    S.add(flowerString(x, y, 4 + ((i * 7) % 6), 7));
  }
  for (const s of [-1, 1]) {
    const k = cam.scale(near);
    const [[x, y0], [, y1]] = [cam.at(s * half, 0, near), cam.at(s * half, high, near)];
    S.add(post(cam, s * half, near, high));
    S.add(...range(26).map((i) => blossom(x + Math.sin(i * 1.3) * k * 0.12, lerp(y1, y0, i / 25), k * 0.13, i)));
    S.add(...range(46).map(() => blossom(x + (S.r() - 0.5) * k * 1.2, y0 - S.r() * k * 0.5, k * 0.12, 1)));
  }
  for (const z of [far, near])
    S.add(line(open([cam.at(-half, high, z), cam.at(half, high, z)]), '#c98f36', cam.scale(z) * 0.09));
  for (const i of range(5))
    S.add(garland(cam.at(-half + i * 1.84, high, near), cam.at(-half + i * 1.84 + 1.84, high, near), 60, 15, 5));
  for (const i of range(31)) {
    const t = (i % 6) / 6;
    const [x, y] = cam.at(-half + (2 * half * i) / 30, high, near);
    S.add(flowerString(x, y + 240 * t * (1 - t), 2 + ((i * 5) % 5), 11));
  }
  return finish(S, options.framed);
}
