// skyGrill: a restaurant high over a city at blue hour; glass on two sides, skewers over an open charcoal grill.
import { skyline } from '../../kit/architecture/skyline.mjs';
import { block } from '../../kit/block.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, plate, skewer } from '../../parts/dining/crockery.mjs';
import { diningChair, glazingBars, plainTable, shadeLamp, tiledFloor } from '../../parts/dining/furniture.mjs';

const [GLASS, BACK, HIGH] = [-2.6, 12, 3.3];
const SLATE = { base: '#46566a', dark: '#161f33', lite: '#74869a', edge: '#93a5b5' };
const OAK = { base: '#b98552', dark: '#3a2430', lite: '#dcb078' };

/** Draws the view through the glass of the corner: the sky, three layers of towers, the line of the metro. */
function view(S, p, cam, hz) {
  const side = cam.wall(GLASS, 1.4, BACK, 0.1, HIGH);
  const end = cam.front(GLASS, 0.1, 0.8, HIGH, BACK);
  const towers = [
    skyline(S, p, hz + 60, mix(p.far, p.sky[3], 0.45), 170, 5, 0.3),
    skyline(S, p, hz + 130, mix(p.far, p.sky[1], 0.3), 200, 12, 0.55),
    skyline(S, p, hz + 330, mix(p.mid, p.dark, 0.35), 240, 21, 0.75),
  ];
  const metro =
    line(`M-20 ${hz + 150}Q300 ${hz + 96} 760 ${hz + 66}`, '#cfd6dc', 7) +
    line(`M60 ${hz + 139}Q200 ${hz + 112} 330 ${hz + 99}`, '#ffe2a0', 9);
  const scene =
    sky(S, p, hz + 40, 330, hz - 70, 54) +
    bandClouds(S, 120, hz - 60, 5, [p.sky[3], p.sky[2]]) +
    towers.join('') +
    metro;
  const wall = (u, v) => cam.at(GLASS, lerp(0.1, HIGH, v), lerp(1.4, BACK, u));
  const head = (u, v) => cam.at(lerp(GLASS, 0.8, u), lerp(0.1, HIGH, v), BACK);
  const bars =
    glazingBars(wall, { cols: 8, rows: 1, du: 0.004, dv: 0.012 }) +
    glazingBars(head, { cols: 3, rows: 1, du: 0.012, dv: 0.014 });
  return S.inside(`${side}${end}`, scene) + S.shade(side, p.sky[0], 0.5, 0, [0, 0, 1, 0.2]) + path(bars, SLATE.dark);
}

/** Draws the counter with its bed of embers, the skewers on it and the copper hood. */
function grill(S, cam) {
  const hood = block(S, cam, [0.75, 6], [2.3, HIGH], [2.5, 11], {
    base: '#c06a3c',
    dark: '#45191c',
    lite: '#f2b07a',
    edge: '#f2b07a',
  });
  const [left, right, near, far] = [0.12, 1.42, 1.5, 10.8];
  const counter = block(S, cam, [-0.2, 6], [0, 1], [0.62, 11.4], SLATE);
  const bed = cam.floor(left, near, right, far, 1.01);
  const rim = cam.floor(left - 0.08, near - 0.1, right + 0.08, far + 0.1, 1.005);
  const glow = [8, 5, 3.2, 2.1].map((z) => S.glow(...cam.at(0.8, 1.1, z), cam.scale(z) * 0.9, '#ff8a3a', 0.55));
  const coals = range(420).map(() => {
    const z = near * (far / near) ** S.r();
    const k = cam.scale(z);
    return ellipse(
      ...cam.at(lerp(left, right, S.r()), 1.02, z),
      k * 0.06,
      k * 0.03,
      ['#ffc257', '#f2642c', '#a82c1c', '#4a1a1c', '#8a7a78'][Math.floor(S.r() * 5)],
    );
  });
  const skewers = range(17).map((i) => {
    const z = 9.8 * (1.62 / 9.8) ** (i / 16);
    const tones = [
      ['#d9642c', '#b8431f', '#e58a3a'],
      ['#d9642c', '#c24a22'],
      ['#6d8f3c', '#8aa84a'],
      ['#e9b45a', '#c98a3a'],
    ][i % 4];
    const k = cam.scale(z);
    const [fx, fy] = cam.at(lerp(0.25, 1.2, S.r()), 1.03, z + 0.06);
    const h = k * (0.1 + 0.1 * S.r());
    const flame = path(
      `M${fx - h * 0.3} ${fy}Q${fx - h * 0.3} ${fy - h * 0.5} ${fx + h * 0.1} ${fy - h}Q${fx + h * 0.4} ${fy - h * 0.4} ${fx + h * 0.3} ${fy}Z`,
      '#ffb84a',
      'opacity=".8"',
    );
    return flame + skewer(S, cam.at(left - 0.22, 1.08, z), cam.at(right + 0.18, 1.08, z + 0.05), k * 0.055, tones);
  });
  const lamps = [9, 6, 4].map((z) => {
    const [x, y] = cam.at(-0.1, 2.25, z);
    return shadeLamp(S, x, cam.at(-0.1, HIGH, z)[1], y, cam.scale(z) * 0.17, { shade: '#2a3648', cord: '#161f33' });
  });
  return (
    hood +
    counter +
    line(open([cam.at(-0.2, 1, 11.4), cam.at(-0.2, 1, 0.62)]), '#c9d3da', 5) +
    path(rim, '#232c3c') +
    path(bed, '#2a1216') +
    S.pool(bed, ...cam.at(0.8, 1, 2.4), 700, '#d8401c', 0.7) +
    coals.join('') +
    glow.join('') +
    skewers.join('') +
    lamps.join('')
  );
}

export function skyGrill(options = {}) {
  const S = stage({ pal: 'bluehour', seed: 62, axis: 0.5, ...options });
  const p = S.pal;
  const hz = 610;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 900, eye: 1.62 });
  const ceiling = cam.floor(GLASS, 1.4, 6, BACK, HIGH);
  S.add(path(`M0 0H${S.W}V${S.H}H0Z`, mix(SLATE.dark, SLATE.base, 0.4)), view(S, p, cam, hz));
  S.add(
    path(cam.front(0.8, 0, 6, HIGH, BACK), SLATE.base),
    S.pool(cam.front(0.8, 0, 6, HIGH, BACK), ...cam.at(2.4, 1.4, BACK), 420, '#ffb870', 0.7),
  );
  S.add(path(ceiling, '#38465a'), S.shade(ceiling, SLATE.dark, 0.9, 0.1, [0, 0, 0, 1]));
  for (const i of range(16))
    S.add(path(cam.floor(GLASS, 1.5 + i * 0.68, 6, 1.68 + i * 0.68, HIGH - 0.01), mix(OAK.base, OAK.dark, 0.4)));
  S.add(tiledFloor(S, cam, [GLASS, 6], [1.4, BACK], 0.9, ['#5d6676', '#525b6c', SLATE.dark]));
  S.add(S.pool(cam.floor(GLASS, 1.4, 1.1, BACK), ...cam.at(-1.4, 0, 5), 620, p.sky[4], 0.5));
  const chair = { wood: '#2a2430', seat: '#8f9dae', back: '#5f7088', dark: SLATE.dark };
  for (const z of [10.4, 8.2, 6.2, 4.4, 3]) {
    S.add(diningChair(S, cam, -1.5, z + 0.75, 'facing', chair));
    S.add(plainTable(S, cam, [-2, -1], [z - 0.4, z + 0.4], OAK));
    const [x, y] = cam.at(-1.5, 0.75, z);
    const k = cam.scale(z);
    S.add(
      plate(S, x - k * 0.25, y, k * 0.16),
      plate(S, x + k * 0.28, y + k * 0.02, k * 0.16),
      S.glow(x, y - k * 0.12, k * 0.4, '#ffe0a0', 0.9),
      circle(x, y - k * 0.1, k * 0.06, '#fff4cf'),
    );
    S.add(diningChair(S, cam, -1.5, z - 0.72, 'away', chair));
  }
  S.add(grill(S, cam));
  const [x, y] = cam.at(0.12, 1, 0.98);
  S.add(
    plate(S, x, y + 20, 150, { e: 0.36, tone: '#e9eef0', rim: '#5f7088' }),
    ...range(3).map((i) =>
      skewer(
        S,
        [x - 118, y - 22 + i * 34],
        [x + 112, y - 34 + i * 36],
        23,
        [
          ['#d9642c', '#b8431f'],
          ['#6d8f3c', '#8aa84a'],
          ['#e9b45a', '#c98a3a'],
        ][i],
      ),
    ),
    bowl(S, x + 300, y + 40, 92, { tone: '#38465a', fill: '#7fa65a' }),
  );
  return finish(S, options.framed);
}
