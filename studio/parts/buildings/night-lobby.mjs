// What is seen through the panes of a hotel by night: a reception with its lamp, one who serves there, a plant, lamps.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, open, P, path } from '../../kit/shapes.mjs';

const DEEP = -5.2;
const WOOD = '#6a3c2c';

/** Draws walls, floor and ceiling of the lobby. */
function shell(S, plan) {
  const { lobby, ceiling } = plan;
  const back = plan.wall(-4, lobby, 0, ceiling, DEEP);
  const side = P([plan.at(lobby, 0), plan.at(lobby, ceiling), plan.at(lobby, ceiling, DEEP), plan.at(lobby, 0, DEEP)]);
  const floor = plan.flat(-4, lobby, 0, DEEP, 0);
  const roof = plan.flat(-4, lobby, 0, DEEP, ceiling);
  let o =
    path(back, '#ffce9b') +
    path(side, '#f3ac75') +
    path(floor, '#e09a66') +
    path(roof, '#ffdcb0') +
    S.shade(back, '#c87445', 0.1, 0.75, [0.5, 0.3, 0.5, 1], 'b') +
    S.shade(floor, '#fff0d2', 0.7, 0, [0.5, 0, 0.5, 1]);
  for (const i of range(30)) {
    const t = -3 + i * 0.5;
    o += line(open([plan.at(t, 0, DEEP), plan.at(t, 3.1, DEEP)]), '#c07a4c', 2, 'opacity=".55"');
  }
  return o + line(open([plan.at(-4, 3.15, DEEP), plan.at(lobby, 3.15, DEEP)]), '#fff6e2', 4);
}

/** Draws a lamp with a wide shade that hangs from the ceiling at t, `off`. */
function pendant(S, plan, t, off, y) {
  const [x, top] = plan.at(t, plan.ceiling, off);
  const [, at] = plan.at(t, y, off);
  const k = plan.scale(t, off);
  const w = k * 0.36;
  const shade =
    `M${f(x - w)} ${f(at)}` +
    `C${f(x - w * 0.9)} ${f(at - w * 0.75)} ${f(x + w * 0.9)} ${f(at - w * 0.75)} ${f(x + w)} ${f(at)}Z`;
  return (
    line(`M${f(x)} ${f(top)}V${f(at - w * 0.5)}`, '#3a2a2a', 2.4) +
    S.glow(x, at + 6, w * 3, '#fff4da', 0.75) +
    path(shade, '#35465c') +
    S.shade(shade, '#0e1622', 0, 0.7, [0, 0, 1, 0]) +
    ellipse(x, at, w, w * 0.14, '#fffaf0')
  );
}

/** Draws one who serves at the reception, dark against the light: a woman with her hair in a knot. */
function receptionist(x, y, k) {
  const tone = '#3a2b33';
  return group(
    path('M-30 -60C-34 -96 -26 -112 -8 -116L-6 -124H8L9 -116C27 -112 34 -98 31 -60Z', tone) +
      ellipse(1, -138, 14, 18, tone) +
      circle(-13, -148, 8, tone) +
      path('M14 -140L19 -135L14 -131Z', tone) +
      path('M26 -108C40 -92 48 -82 62 -76L60 -68C42 -70 30 -80 20 -90Z', tone) +
      path('M-2 -114L2 -100L8 -114Z', '#ffe6c4'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );
}

/** Draws the desk of the reception with the lamp on it, and the lit niche behind. */
function reception(S, plan) {
  const off = -1.7;
  const [t0, t1] = [8.6, 10.8];
  const front = plan.wall(t0, t1, 0, 1.06, off);
  const [x, y] = plan.at(9.75, 0, off - 0.6);
  const k = plan.scale(9.75, off - 0.6);
  const [lx, ly] = plan.at(10.5, 1.1, off);
  const u = plan.scale(10.5, off) * 0.01;
  const niche = plan.wall(9.3, 11, 1.05, 2.65, -3.2);
  let o = path(niche, '#fff0d6') + line(niche, '#b06a44', 4);
  o += receptionist(x, y, (k * 1.78) / 156);
  o += path(front, WOOD) + S.shade(front, '#241820', 0, 0.85, [0.3, 0, 0.5, 1]);
  o += range(9)
    .map((i) => line(open([plan.at(t0 + i * 0.275, 0.05, off), plan.at(t0 + i * 0.275, 1, off)]), '#4a2a24', 1.6))
    .join('');
  o += path(plan.wall(t0 - 0.08, t1 + 0.08, 1.04, 1.12, off), '#f7dfbf');
  return (
    o +
    S.glow(lx, ly - 38 * u, 95 * u, '#fff6e0', 0.95) +
    line(`M${f(lx)} ${f(ly)}v${f(-28 * u)}`, '#2a2026', 4 * u) +
    path(
      `M${f(lx - 19 * u)} ${f(ly - 24 * u)}L${f(lx - 11 * u)} ${f(ly - 54 * u)}H${f(lx + 11 * u)}` +
        `L${f(lx + 19 * u)} ${f(ly - 24 * u)}Z`,
      '#fffaf0',
    )
  );
}

/** Draws a plant with long leaves in a pot at t, `off`. */
function pottedPlant(S, plan, t, off, tall) {
  const [x, y] = plan.at(t, 0, off);
  const k = plan.scale(t, off);
  const h = k * tall;
  let o = '';
  for (const i of range(11)) {
    const a = -1.2 + i * 0.24;
    const long = h * (0.72 + 0.28 * Math.cos(a * 1.3)) * (0.86 + 0.14 * ((i * 7) % 3));
    const [ex, ey] = [x + Math.sin(a) * long * 0.62, y - h * 0.24 - Math.cos(a) * long * 0.76];
    const bend = Math.sin(a) * long * 0.16;
    const mid = [(x + ex) / 2 - bend * 0.4, (y - h * 0.24 + ey) / 2 - long * 0.14];
    const w = h * 0.055;
    o += path(
      `M${f(x)} ${f(y - h * 0.2)}Q${f(mid[0] - w)} ${f(mid[1] - w)} ${f(ex)} ${f(ey)}` +
        `Q${f(mid[0] + w)} ${f(mid[1] + w)} ${f(x)} ${f(y - h * 0.2)}Z`,
      mix('#21403c', '#5c6a48', (i % 3) * 0.3),
    );
  }
  const w = h * 0.15;
  const pot = P([
    [x - w, y - h * 0.26],
    [x + w, y - h * 0.26],
    [x + w * 0.75, y],
    [x - w * 0.75, y],
  ]);
  return o + path(pot, '#3c4f68') + S.shade(pot, '#0e1622', 0, 0.7, [0, 0, 1, 0]);
}

/** Draws the lobby as it is seen through its front. */
export function nightLobby(S, plan) {
  const pane = plan.wall(-1.5, plan.lobby, 0, plan.ceiling);
  const picture = plan.wall(4.7, 6.6, 1.2, 2.85, DEEP);
  return S.inside(
    pane,
    shell(S, plan) +
      path(picture, '#4d6580') +
      S.shade(picture, '#f0b27e', 0.9, 0, [0.5, 1, 0.4, 0.2]) +
      line(picture, '#5a3628', 4) +
      reception(S, plan) +
      pottedPlant(S, plan, 11.1, -0.9, 2) +
      pendant(S, plan, 7.9, -1.7, 2.62) +
      pendant(S, plan, 4.6, -1.7, 2.62) +
      pendant(S, plan, 2.3, -1.7, 2.62),
  );
}
