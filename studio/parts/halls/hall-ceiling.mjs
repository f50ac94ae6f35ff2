import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path, rect } from '../../kit/shapes.mjs';

const ROSE = 11.5;

// plaster petals round the hook of a chandelier
function plasterRose(p, cam, h, x, z, tone) {
  const plate = mix(tone.wall, p.sky[3], 0.5);
  let o = [1.5, 2.1, 2.3]
    .map((r) =>
      path(
        P(cam.ring(x, z, r, h)),
        r === 2.3 ? 'none' : mix(plate, p.lit.mid, r === 1.5 ? 0.6 : 0.15),
        `stroke="${p.gold}" stroke-width="2.4"`,
      ),
    )
    .join('');
  for (const i of range(28)) {
    const at = (r, t) => [x + r * Math.cos((i * Math.PI) / 14 + t), z + r * Math.sin((i * Math.PI) / 14 + t)];
    o += path(cam.onFloor([at(1.58, 0), at(1.8, 0.07), at(2.04, 0), at(1.8, -0.07)], h), p.gold, 'opacity=".85"');
  }
  for (const i of range(16)) {
    const a = (i * Math.PI) / 8;
    o += line(
      open([cam.at(x, h, z), cam.at(x + 1.5 * Math.cos(a), h, z + 1.5 * Math.sin(a))]),
      p.gold,
      1.3,
      'opacity=".7"',
    );
  }
  return o;
}

function flat(S, p, cam, { w, h, back }, tone) {
  const d = cam.floor(-w, 3, w, back, h);
  const paint = S.lin([
    [0, tone.deep],
    [0.55, mix(tone.wall, p.sky[3], 0.3)],
    [1, mix(p.sky[3], p.lit.mid, 0.3)],
  ]);
  return rect(0, 0, S.W, S.H, tone.deep) + path(d, paint) + S.shade(d, tone.deep, 0.9, 0, [0, 0, 0, 1], 'b');
}

/** Draws gold coffers, and a plaster rose over each chandelier. */
export function cofferedCeiling(S, p, cam, room, tone, hooks = [[0, ROSE]]) {
  const { w, h, back } = room;
  let o = flat(S, p, cam, room, tone);
  for (const z of [4.5, 6, 8, 10.5, 13.5, 16.5, 19].filter((z) => z <= back))
    o += line(open([cam.at(-w, h, z), cam.at(w, h, z)]), p.gold, 60 / z, 'opacity=".75"');
  for (const i of range(7)) {
    const x = lerp(-w, w, i / 6);
    o += line(open([cam.at(x, h, 3), cam.at(x, h, back)]), p.gold, 2.2, 'opacity=".7"');
  }
  return o + hooks.map(([x, z]) => plasterRose(p, cam, h, x, z, tone)).join('');
}

/** Draws two colours of cloth gathered to a ring above the middle of the hall and let fall to its walls. */
export function drapedCeiling(S, p, cam, room, tone, cloth = [p.lite, mix(p.lite, p.sky[3], 0.5)]) {
  const { w, h, back } = room;
  const eave = h - 1.6;
  const apex = cam.at(0, h + 0.6, ROSE);
  const rim = [
    ...range(13).map((i) => [-w, lerp(1.2, back, i / 12)]),
    ...range(9).map((i) => [lerp(-w, w, (i + 1) / 9), back]),
    ...range(12).map((i) => [w, lerp(back, 1.2, (i + 1) / 12)]),
    ...range(9).map((i) => [lerp(w, -w, (i + 1) / 9), 1.2]),
  ];
  let o = flat(S, p, cam, room, tone);
  for (const [i, to] of rim.slice(1).entries()) {
    const from = rim[i];
    const panel = P([cam.at(from[0], eave, from[1]), cam.at(to[0], eave, to[1]), apex]);
    o += path(panel, cloth[i % 2]) + S.shade(panel, tone.deep, 0.55, 0.05, [0, 1, 0, 0]);
    o += line(open([cam.at(from[0], eave, from[1]), apex]), p.gold, 1.4, 'opacity=".7"');
    const [ax, ay] = cam.at(from[0], eave, from[1]);
    const [bx, by] = cam.at(to[0], eave, to[1]);
    const drop = Math.hypot(bx - ax, by - ay) * 0.3;
    const scallop = `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}Q${f((ax + bx) / 2)} ${f((ay + by) / 2 + drop * 2)} ${f(ax)} ${f(ay)}Z`;
    o += path(scallop, cloth[(i + 1) % 2]) + line(scallop, p.gold, 1.4);
  }
  return o + S.glow(apex[0], apex[1], 260, p.lit.mid, 0.5);
}
