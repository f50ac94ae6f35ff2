import { guestFromAbove } from '../../kit/figures/from-above.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, path } from '../../kit/shapes.mjs';

const WALL = 118;
const [IRON, CREAM] = ['#3f4a44', '#f3e6c4'];
const DRESSES = ['#b8325a', '#2f6f86', '#d9743a', '#6a3a86', '#e0a03a', '#2f7a5a', '#f0e2cc', '#8a2440'];

/** Draws a round table laid for dinner with its guests: those at the far side first. */
function table(S, x, y) {
  const seats = range(7).map((i) => (i / 7) * 6.283 + 0.3);
  const seat = (a) => {
    const [px, py] = [x + Math.cos(a) * 37, y + Math.sin(a) * 21];
    const colour = DRESSES[Math.floor(S.r() * 8)];
    return (
      ellipse(px, py - 4, 8.5, 8, colour) +
      circle(px, py - 15, 5.4, '#8a5638') +
      ellipse(px, py - 17, 5.4, 4.2, '#2a1420')
    );
  };
  const cloth = ellipse(x, y + 5, 29, 17, '#c99a62') + ellipse(x, y - 2, 29, 16, '#fff4dc');
  const laid = seats.map((a) => ellipse(x + Math.cos(a) * 20, y - 2 + Math.sin(a) * 10, 4, 2.4, '#d8b078')).join('');
  return (
    ellipse(x + 4, y + 12, 44, 20, '#8a4a22', 'opacity=".4"') +
    seats
      .filter((a) => Math.sin(a) < 0)
      .map(seat)
      .join('') +
    cloth +
    laid +
    circle(x, y - 6, 6, '#d0466a') +
    circle(x - 4, y - 3, 4, '#3f7a4a') +
    seats
      .filter((a) => Math.sin(a) >= 0)
      .map(seat)
      .join('')
  );
}

/** Draws the couples on the round dance floor, the nearest last. */
function dancers(x, y, rx, ry) {
  return range(13)
    .map((i) => {
      const a = i * 2.4;
      const d = Math.sqrt((i + 0.6) / 13) * 0.86;
      return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d, i];
    })
    .toSorted((a, b) => a[1] - b[1])
    .map(([px, py, i]) => {
      const arms = ['up', 'wide', 'up', 'down'][i % 4];
      const kind = i % 3 ? 'skirt' : 'man';
      return guestFromAbove(px, py, 62, { kind, arms, colour: DRESSES[(i * 3) % 8], lit: px < x ? 1 : -1 });
    })
    .join('');
}

/** Draws the hall below the glass: its far wall, the floor, a dance floor in the middle, tables round it. */
function hall(S, x, y, rx, ry, glow) {
  const floor = y + WALL;
  const arches = range(25).map((i) => {
    const a = Math.PI + (Math.PI * (i + 0.5)) / 25;
    const [px, py] = [x + Math.cos(a) * rx * 0.98, floor + Math.sin(a) * ry * 0.98];
    return `M${f(px - 13)} ${f(py)}v-56q13 -30 26 0v56Z`;
  });
  const round = (n, q, turn) =>
    range(n).map((i) => {
      const a = (i / n) * 6.283 + turn;
      return [x + Math.cos(a) * rx * q, floor - 8 + Math.sin(a) * ry * q];
    });
  const tables = [...round(S.by(15, 13), 0.8, 0.1), ...round(S.by(10, 9), 0.56, 0.3)].toSorted((a, b) => a[1] - b[1]);
  const middle = S.by(0.36, 0.36);
  const stage = [x, floor - 8, rx * middle, ry * middle];
  const behind = tables.filter(([, py]) => py < floor);
  return (
    path(
      `M${f(x - rx - 9)} ${f(y - ry - 9)}h${f(2 * rx + 18)}v${f(2 * ry + WALL + 30)}h${f(-2 * rx - 18)}Z`,
      '#c9783a',
    ) +
    path(arches.join(''), '#6a3a2c', 'opacity=".75"') +
    ellipse(x, floor, rx, ry, '#e6a95c') +
    S.pool(oval(x, floor, rx, ry), x, floor, rx, '#fff0c0', 0.9) +
    ellipse(x, floor, rx * 0.92, ry * 0.92, 'none', 'stroke="#a8502c" stroke-width="7" opacity=".6"') +
    behind.map(([px, py]) => table(S, px, py)).join('') +
    ellipse(...stage, '#fff0c8') +
    ellipse(stage[0], stage[1], stage[2] * 0.93, stage[3] * 0.93, 'none', 'stroke="#c9783a" stroke-width="4"') +
    dancers(...stage) +
    tables
      .filter(([, py]) => py >= floor)
      .map(([px, py]) => table(S, px, py))
      .join('') +
    lamps(S, x, y, rx, ry, glow)
  );
}

/** Draws the lamps that hang under the roof, between the ribs and the tables. */
const lamps = (S, x, y, rx, ry, glow) =>
  range(12)
    .map((i) => {
      const a = (i / 12) * 6.283 + 0.26;
      const [px, py] = [x + Math.cos(a) * rx * 0.66, y + 34 + Math.sin(a) * ry * 0.66];
      return (
        line(`M${f(px)} ${f(py - 34)}V${f(py)}`, '#7a4a22', 1.6) +
        S.glow(px, py, 46, glow, 0.7) +
        ellipse(px, py, 8, 10, '#fffbe6') +
        ellipse(px, py - 9, 6, 3, '#a8662a')
      );
    })
    .join('');

/** Draws the glass wall towards the viewer: panes with round heads between slim posts, the door of the path at `door`. */
function wall(S, x, y, rx, ry, door) {
  const at = (a, up) => [x + Math.cos(a) * rx, y + WALL - up + Math.sin(a) * ry].map(f).join(' ');
  const n = 30;
  const posts = range(n + 1).map((i) => `M${at((Math.PI * i) / n, 0)}L${at((Math.PI * i) / n, WALL)}`);
  const heads = range(n).map((i) => {
    const [a, m, b] = [i, i + 0.5, i + 1].map((v) => (Math.PI * v) / n);
    return `M${at(a, 84)}Q${at(m, 122)} ${at(b, 84)}`;
  });
  const [a, b, m] = [door - 0.085, door + 0.085, door];
  const way = `M${at(a, 0)}L${at(a, 66)}Q${at(m, 116)} ${at(b, 66)}L${at(b, 0)}Z`;
  const front = `M${at(0, WALL)}A${f(rx)} ${f(ry)} 0 0 1 ${at(Math.PI, WALL)}L${at(Math.PI, 0)}A${f(rx)} ${f(ry)} 0 0 0 ${at(0, 0)}Z`;
  return (
    S.shade(front, '#b8541e', 0.05, 0.6, [0.5, 0.3, 0.5, 1]) +
    line(posts.join(''), IRON, 3.6) +
    line(heads.join(''), IRON, 2.4) +
    path(way, '#fff6d4') +
    line(way, '#8a5a2a', 6) +
    line(`M${at(0, 6)}A${f(rx)} ${f(ry)} 0 0 1 ${at(Math.PI, 6)}`, '#8a6a4a', 9)
  );
}

/** Draws the small lantern of glass on the top of the roof, its foot on `top`. */
function lantern(x, top, rx, ry) {
  return (
    path(
      `M${f(x - rx)} ${f(top)}v-26a${f(rx)} ${f(ry)} 0 0 1 ${f(2 * rx)} 0v26a${f(rx)} ${f(ry)} 0 0 1 ${f(-2 * rx)} 0Z`,
      '#ffe6ac',
    ) +
    line(
      range(7)
        .map((i) => `M${f(x - rx * 0.92 + i * rx * 0.31)} ${f(top + 22)}v-24`)
        .join(''),
      IRON,
      2.4,
    ) +
    ellipse(x, top - 26, rx, ry, '#5a6a66') +
    path(
      `M${f(x - rx * 0.92)} ${f(top - 28)}Q${f(x)} ${f(top - 90)} ${f(x + rx * 0.92)} ${f(top - 28)}Q${f(x)} ${f(top + 6)} ${f(x - rx * 0.92)} ${f(top - 28)}Z`,
      '#77857c',
    ) +
    line(`M${f(x)} ${f(top - 58)}v-26`, '#e0b45a', 4)
  );
}

/** Draws the glass of the roof, a low dome: ribs that rise to a lantern in the middle, the evening sky on the panes. */
function roof(S, x, y, rx, ry) {
  const rise = (q) => 74 * (1 - q * q);
  const at = (a, q) => [x + Math.cos(a) * rx * q, y - rise(q) + Math.sin(a) * ry * q];
  const rib = (a) => `M${at(a, 0.13).map(f).join(' ')}Q${at(a, 0.62).map(f).join(' ')} ${at(a, 1).map(f).join(' ')}`;
  const ring = (q, width) =>
    ellipse(x, y - rise(q), rx * q, ry * q, 'none', `stroke="${IRON}" stroke-width="${width}"`);
  const pane = (a, b, q0, q1) => {
    const corners = [at(a, q0), at(b, q0), at(b, q1), at(a, q1)];
    return `M${corners.map((c) => c.map(f).join(' ')).join('L')}Z`;
  };
  const step = 6.283 / 28;
  const sky = range(9).map((i) => pane((16 + i) * step, (17 + i) * step, i % 3 ? 0.72 : 0.42, 0.98));
  return (
    S.shade(oval(x, y, rx, ry), '#6f86b4', 0.62, 0, [0.35, 0, 0.55, 0.62]) +
    path(sky.join(''), '#9fb4c8', 'opacity=".26"') +
    path(
      pane(16.5 * step, 17.4 * step, 0.3, 0.94) + pane(17.7 * step, 18 * step, 0.3, 0.94),
      '#eef2f4',
      'opacity=".34"',
    ) +
    path(pane(23.4 * step, 23.9 * step, 0.34, 0.9), '#eef2f4', 'opacity=".3"') +
    line(
      range(28)
        .map((i) => rib(i * step))
        .join(''),
      IRON,
      2.6,
    ) +
    ring(0.42, 2.4) +
    ring(0.72, 2.8) +
    ellipse(x, y, rx, ry, 'none', `stroke="#8a6a4a" stroke-width="13"`) +
    ellipse(x, y - 3, rx, ry, 'none', `stroke="${CREAM}" stroke-width="7"`) +
    lantern(x, y - rise(0.13), rx * 0.13, ry * 0.13)
  );
}

/** Draws a round house of glass seen from above, the middle of its eaves on x, y: through the roof one sees the feast. */
export function roundGlassHouse(S, { x, y, rx, ry, door, glow }) {
  const outline = `M${f(x - rx)} ${f(y)}V${f(y + WALL)}A${rx} ${ry} 0 0 0 ${f(x + rx)} ${f(y + WALL)}V${f(y)}A${rx} ${ry} 0 0 0 ${f(x - rx)} ${f(y)}Z`;
  return S.inside(outline, hall(S, x, y, rx, ry, glow)) + wall(S, x, y, rx, ry, door) + roof(S, x, y, rx, ry);
}

/** Returns the middle of the threshold of the door at angle `door`. */
export const threshold = ({ x, y, rx, ry, door }) => [x + Math.cos(door) * rx, y + WALL + Math.sin(door) * ry];
