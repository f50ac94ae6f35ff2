// A dance floor of large dark tiles, and the machines that throw fountains of cold sparks from it.
import { block } from '../../kit/block.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, path, rect } from '../../kit/shapes.mjs';

/** Half the width of a machine and its height, in metres. */
export const MACHINE = [0.15, 0.2];

const CASE = { base: '#14204e', dark: '#03071a', lite: '#5a76bc', edge: '#6f8cd4' };

/** Draws a fountain of cold sparks h high: its glow, and sparks that fly up, bend and fall. */
export function fountain(S, x, y, h) {
  const w = h * 0.17;
  const plume = `M${f(x - 6)} ${f(y)}C${f(x - w * 0.5)} ${f(y - h * 0.5)} ${f(x - w)} ${f(y - h * 0.8)} ${f(x)} ${f(y - h)}C${f(x + w)} ${f(y - h * 0.8)} ${f(x + w * 0.5)} ${f(y - h * 0.5)} ${f(x + 6)} ${f(y)}Z`;
  const light = S.lin([
    [0, '#ffe9c0', 0],
    [0.5, '#ffe6b8', 0.16],
    [1, '#fffdf4', 0.95],
  ]);
  let o =
    ellipse(
      x,
      y - h * 0.42,
      h * 0.3,
      h * 0.6,
      S.rad([
        [0, '#ffdc9a', 0.3],
        [1, '#ffe6b4', 0],
      ]),
    ) + path(plume, light);
  for (const _ of range(230)) {
    const [side, speed, t] = [(S.r() - 0.5) * (S.r() + 0.4) * 0.44, 0.66 + 0.36 * S.r(), 0.05 + 1.25 * S.r()];
    const at = (q) => [x + side * h * q * speed, y - h * speed * (2 * q - q * q)].map(f).join(' ');
    const tone = mix('#fffdf4', '#ffca70', Math.min(1, t * 0.8));
    const long = 0.016 + 0.05 * Math.abs(1 - t) * S.r();
    o += line(`M${at(t)}L${at(t + long)}`, tone, 1.3 + h * 0.0034 * S.r(), `opacity="${f(1 - 0.3 * t)}"`);
  }
  return o + S.glow(x, y - 10, h * 0.2, '#fffaf0', 1);
}

/**
 * Draws a machine whose front stands on the floor at x, z of the camera: its shadow round its foot, its dark image in
 * the polished floor, its case, and the bright nozzle on top.
 */
export function sparkMachine(S, cam, x, z) {
  const [half, tall] = MACHINE;
  const k = cam.scale(z);
  const [nx, ny] = cam.at(x, tall, z + half);
  const [left, foot] = cam.at(x - half, 0, z);
  const image = [
    [0, '#03071a', 0.85],
    [1, '#0c1640', 0],
  ];
  const around = (by) => cam.floor(x - half - by, z - by, x + half + by, z + 2 * half + by);
  return (
    path(around(0.1), '#03071a', 'opacity=".35"') +
    path(around(0.045), '#03071a', 'opacity=".6"') +
    rect(left, foot, 2 * half * k, tall * k, S.lin(image)) +
    block(S, cam, [x - half, x + half], [0, tall], [z, z + 2 * half], CASE, { rim: k * 0.008 }) +
    ellipse(nx, ny, k * 0.07, k * 0.022, '#03071a') +
    S.glow(nx, ny - k * 0.03, k * 0.2, '#fffaf0', 0.9) +
    ellipse(nx, ny - k * 0.01, k * 0.05, k * 0.015, '#fffdf4')
  );
}

/** Draws the floor from `far` metres off to before the eye: every second tile `dark`, the joints in colour `joint`. */
export function tiledFloor(S, cam, far, tile, dark, joint) {
  const rows = Math.ceil((far - cam.floorZ(S.H)) / tile);
  const columns = Math.ceil(S.W / (cam.scale(far) * tile)) + 2;
  const tiles = range(rows * columns).map((n) => {
    const [i, j] = [n % columns, Math.floor(n / columns)];
    const [x, z] = [(i - columns / 2) * tile, Math.max(0.3, far - (j + 1) * tile)];
    const [across] = cam.at(x + tile / 2, 0, z);
    const seen = Math.abs(across - S.W / 2) < S.W / 2 + cam.scale(z) * tile;
    return seen && (i + j) % 2 ? cam.floor(x, z, x + tile, far - j * tile) : '';
  });
  return path(tiles.join(''), dark) + line(tiles.join(''), joint, 1.6);
}
