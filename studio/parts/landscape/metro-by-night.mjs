// A city in blue haze by night: towers with few windows lit, and an elevated metro line on which a lit train goes by.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, line, open, P, path, rect } from '../../kit/shapes.mjs';

const HAZE = '#6f88a6';

/** Towers: left edge, width, height over the horizon, how far away (0 near, 1 in the haze), slant of the roof. */
const TOWERS = [
  [-30, 92, 330, 0.75, 0],
  [64, 70, 430, 0.85, 22],
  [150, 96, 380, 0.62, 0],
  [236, 60, 300, 0.82, 0],
  [292, 84, 470, 0.7, -26],
  [388, 74, 350, 0.85, 0],
  [440, 104, 420, 0.58, 0],
  [540, 90, 330, 0.78, 18],
  [610, 80, 400, 0.7, 0],
];

/** Draws a tower; few of its windows are lit. */
function tower(S, hz, [x, w, h, far, slant]) {
  const tone = mix('#1c2a3e', HAZE, far * 0.72);
  const d = P([
    [x, hz + 60],
    [x, hz - h],
    [x + w, hz - h + slant],
    [x + w, hz + 60],
  ]);
  let o =
    path(
      d,
      S.lin([
        [0, tone],
        [1, mix(tone, HAZE, 0.7)],
      ]),
    ) + S.shade(d, '#0e1622', 0, 0.4, [0, 0, 1, 0]);
  const [across, down] = [Math.floor((w - 16) / 15), Math.floor((h - 60) / 21)];
  for (const j of range(down))
    for (const i of range(across)) {
      const q = S.r();
      const lit = q > 0.945;
      if (q < 0.4) continue;
      const tones = lit ? '#ffd2a0' : mix(tone, '#0e1622', 0.28);
      o += rect(x + 9 + i * 15, hz - h + 34 + j * 21, 8, 11, tones, lit ? '' : 'opacity=".5"');
    }
  return slant ? o : o + rect(x + w * 0.3, hz - h - 34, 2.5, 34, tone);
}

/** Draws the sky with its low clouds, and the towers. */
export function hazyCity(S, hz) {
  const sky = ['#111a28', '#1c2a3e', '#33485f', '#5c7590', HAZE].map((tone, i) => [[0, 0.3, 0.62, 0.88, 1][i], tone]);
  let o = rect(0, 0, S.W, hz + 70, S.lin(sky));
  o += S.shade(box(0, 0, S.W * 0.5, hz * 0.7), '#0b121d', 0.85, 0, [0.3, 0, 0.4, 1], 'b');
  for (const i of range(5)) {
    const [x, y, w] = [-120 + i * 150, 120 + i * 46 + (i % 2) * 40, 340 + 60 * (i % 3)];
    const d =
      `M${x} ${y}C${x + w * 0.3} ${y - 16} ${x + w * 0.6} ${y - 18} ${x + w} ${y - 4}` +
      `C${x + w * 0.7} ${y + 8} ${x + w * 0.3} ${y + 10} ${x} ${y}Z`;
    o += path(d, '#7d95b0', 'opacity=".13"');
  }
  for (const one of TOWERS.toSorted((a, b) => b[3] - a[3])) o += tower(S, hz, one);
  return o;
}

/** Returns a point of the line: u across the sheet, from 0 at its left edge, and v metres over the rails. */
const onLine = (hz) => (u, v) => {
  const k = lerp(27, 15, u);
  return [-60 + 800 * u, hz - lerp(112, 62, u) - v * k];
};

/** Draws a rider as a shadow behind a window, the head `tall` metres over its sill. */
function rider(at, u, tall) {
  const [x, y] = at(u, 1.35);
  const h = (y - at(u, 1.35 + tall)[1]) * 0.62;
  const shoulders = `M${f(x - 8)} ${f(y)}C${f(x - 8)} ${f(y - h)} ${f(x + 8)} ${f(y - h)} ${f(x + 8)} ${f(y)}Z`;
  return path(shoulders, '#94705e') + circle(x + 1, y - h * 1.05, 4.2, '#7c5a4e');
}

/** Draws the train: steel with a blue band, its windows warm, the doors between them, riders as shadows. */
function litTrain(S, at) {
  const band = (u0, u1, v0, v1) => P([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  let o = '';
  for (const i of range(4)) {
    const [u0, u1] = [0.02 + i * 0.213, 0.225 + i * 0.213];
    const body = band(u0, u1, 0.3, 3.3);
    o += path(body, '#9fb0c2') + S.shade(body, '#2a3a50', 0.1, 0.8, [0.4, 0, 0.6, 1]);
    o += path(band(u0, u1, 3.2, 3.55), '#5d7088') + path(band(u0, u1, 0.75, 1.05), '#3f78b4');
    for (const j of range(6)) {
      const [w0, w1] = [u0 + 0.01 + j * 0.0325, u0 + 0.036 + j * 0.0325];
      const door = j % 3 === 1;
      o += path(band(w0, w1, door ? 0.5 : 1.35, 2.75), door ? '#c4cfda' : '#ffe2b4');
      if (!door && S.r() > 0.4) o += rider(at, lerp(w0 + 0.006, w1 - 0.006, S.r()), 0.7 + 0.5 * S.r());
      if (door) o += path(band(w0 + 0.004, w1 - 0.004, 1.5, 2.6), '#ffe2b4');
    }
  }
  return o + line(open([at(0.02, 3.3), at(0.87, 3.3)]), '#e8eef4', 1.6);
}

/** Draws the elevated line with its piers and masts, and the train on it. */
export function metroByNight(S, hz) {
  const at = onLine(hz);
  const band = (v0, v1) => P([at(-0.02, v0), at(1, v0), at(1, v1), at(-0.02, v1)]);
  let o = '';
  for (const u of [0.1, 0.37, 0.6, 0.79]) {
    const [x, y] = at(u, -1.2);
    const k = lerp(1, 0.56, u);
    const pier =
      `M${f(x - 42 * k)} ${f(y)}H${f(x + 42 * k)}L${f(x + 17 * k)} ${f(y + 30 * k)}V${f(hz + 90)}` +
      `H${f(x - 17 * k)}V${f(y + 30 * k)}Z`;
    o += path(pier, '#3b4d66') + S.shade(pier, '#121b28', 0, 0.8, [0.3, 0, 1, 0]);
  }
  for (const u of range(8)) {
    const t = 0.04 + u * 0.125;
    o += line(open([at(t, 0), at(t, 6.2)]), '#2c3b50', 2.6) + line(open([at(t, 6), at(t + 0.03, 5.6)]), '#2c3b50', 1.8);
  }
  o += line(open([at(0, 5.5), at(1, 5.5)]), '#2c3b50', 1.3);
  const [x, y] = at(0.45, 1.6);
  const deck = band(-1.5, 0.35);
  return (
    o +
    S.pooled(x, y, 430, 150, '#ffcf9a', 0.34) +
    litTrain(S, at) +
    path(deck, '#475b76') +
    S.shade(deck, '#121b28', 0.2, 0.85, [0, 0, 0, 1]) +
    line(open([at(-0.02, 0.35), at(1, 0.35)]), '#c9b39c', 2)
  );
}
