// rooftop: a terrace above the city at nightfall - low sofas, lanterns, strings of bulbs, a domed kiosk for the bar.
import { arcade } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { domedRoofs, skyline } from '../../kit/architecture/skyline.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, group, line, open, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { corner, lamp, pot } from '../../parts/buildings/rooftop-lounge.mjs';

const PARAPET = 11;

/** `city`: 'towers' or 'domes' beyond the parapet; `kiosk`: whether the bar stands on the axis. */
export function rooftop({ city = 'towers', kiosk = true, sun = -0.24, ...options } = {}) {
  const S = stage({ pal: 'dusk', seed: 211, ...options });
  const p = S.pal;
  const hz = S.H * (S.wide ? 0.56 : 0.57);
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1000, eye: 2.5 });
  const [, rim] = cam.at(0, 1.05, PARAPET);
  const far = city === 'towers' ? skyline : domedRoofs;
  S.add(
    sky(S, p, hz, S.cx + S.W * sun, hz - 300, 120, { stars: true }),
    bandClouds(S, hz * 0.4, hz * 0.8, 6, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(S.cx + 250, hz - 520, 16, 5, p.sky[0], S.r),
    far(S, p, rim + 20, mix(p.far, p.sky[3], 0.5), city === 'towers' ? 380 : 230, S.seed, 0.14),
    far(S, p, rim + 20, mix(p.far, p.sky[3], 0.15), city === 'towers' ? 240 : 150, S.seed + 4, 0.26),
  );
  S.add(terrace(S, p, cam), parapet(S, p, cam));
  if (kiosk) S.add(bar(S, p, ...cam.at(0, 0, PARAPET - 1)));
  const rows = S.wide ? [9.2, 6.2] : [8.8, 5.9];
  S.add(strings(S, p, kiosk ? cam.at(0, 0, PARAPET - 1)[1] - 400 : hz - 420));
  for (const z of rows) {
    for (const s of [-1, 1]) S.add(corner(S, p, cam, s, z, S.wide ? 2.9 : 2.0));
  }
  for (const s of [-1, 1]) S.add(pot(S, p, cam, s * (S.wide ? 5.6 : 3.3), S.wide ? 7.8 : 10.2, s));
  for (const z of [8.6, 6.6, 5.2, 4.2]) for (const s of [-1, 1]) S.add(lamp(S, p, cam, s * 1.05, z));
  return finish(S, options.framed);
}

function terrace(S, p, cam) {
  const [, y] = cam.at(0, 0, PARAPET);
  const d = box(0, y, S.W, S.H);
  const tile = mix(p.base, p.sky[2], 0.55);
  const tone = S.lin([
    [0, mix(tone0(p, tile), p.lit.mid, 0.25)],
    [0.45, tile],
    [1, mix(p.sky[0], p.dark, 0.35)],
  ]);
  let o =
    path(d, tone) + S.shade(d, p.sky[0], 0, 0.85, [0, 0.1, 0, 1], 'b') + S.pool(d, S.cx, y + 30, 460, p.lit.mid, 0.6);
  for (const z of [10, 9, 8, 7.1, 6.3, 5.6, 5, 4.5, 4.1])
    o += line(`M0 ${f(cam.at(0, 0, z)[1])}H${S.W}`, p.dark, 1.3, 'opacity=".35"');
  for (const x of range(25))
    o += line(open([cam.at(x - 12, 0, PARAPET), cam.at(x - 12, 0, 3.6)]), p.dark, 1.2, 'opacity=".28"');
  const rug = cam.floor(-0.72, 2.4, 0.72, PARAPET - 1.2);
  o += path(rug, mix(p.lit.deep, p.dark, 0.35)) + S.shade(rug, p.sky[0], 0, 0.8, [0, 0.1, 0, 1], 'b');
  for (const x of [-0.66, -0.56, 0.56, 0.66])
    o += line(open([cam.at(x, 0, 2.4), cam.at(x, 0, PARAPET - 1.2)]), p.gold, 1.8);
  return o;
}

const tone0 = (p, tile) => mix(tile, p.lite, 0.2);

function parapet(S, p, cam) {
  const [, low] = cam.at(0, 0, PARAPET);
  const [, top] = cam.at(0, 0.95, PARAPET);
  const wall = box(0, low, S.W, top);
  return (
    path(wall, mix(p.base, p.dark, 0.25)) +
    S.shade(wall, p.dark, 0.2, 0.8, [0, 0, 0, 1]) +
    S.pool(wall, S.cx, low, 520, p.lit.mid, 0.8) +
    S.inside(wall, group(hexJaali(0, top + 10, S.W, low - 8, 30, p.gold, 1.4), 'opacity=".6"')) +
    rect(0, top - 8, S.W, 12, p.lite) +
    rect(0, top + 4, S.W, 2.4, p.gold) +
    merlons(0, S.W, top - 8, 24, mix(p.base, p.lite, 0.3)) +
    rect(0, low - 6, S.W, 8, mix(p.base, p.dark, 0.35))
  );
}

function bar(S, p, cx, y) {
  const c = stone(p);
  let o = S.glow(cx, y - 120, 330, p.lit.mid, 0.45);
  o +=
    arcade(S, cx - 190, cx + 190, y, 178, 3, c, p.lit, { s0: 0.05, s1: 0.85, cusps: 5 }) +
    merlons(cx - 190, cx + 190, y - 178, 18, c.base);
  o +=
    rect(cx - 84, y - 236, 168, 60, c.base) +
    S.shade(box(cx - 84, y - 236, cx + 84, y - 176), p.dark, 0.1, 1) +
    dome(S, cx, y - 232, 86, 148, c, 7);
  for (const s of [-1, 1]) o += chhatri(S, cx + s * 158, y - 184, 54, c, p.lit.mid);
  const counter = box(cx - 176, y, cx + 176, y - 58);
  o += path(counter, mix(p.lit.deep, p.dark, 0.45)) + S.shade(counter, p.dark, 0.1, 0.9, [0, 0, 0, 1]);
  o += S.inside(counter, group(hexJaali(cx - 180, y - 50, cx + 180, y, 24, p.gold, 1.2), 'opacity=".6"'));
  return o + rect(cx - 186, y - 66, 372, 11, p.lite) + rect(cx - 186, y - 55, 372, 2.4, p.gold);
}

function strings(S, p, top) {
  const wires = { gap: 46, r: 5.5, wire: p.leaf, glow: p.lit.mid, drop: 9 };
  const mast = [S.cx, top - 70];
  const reach = (s, from, y, sag) => stringLights(S, from, [S.cx + s * S.W * 0.8, y], sag, wires);
  return (
    line(`M${f(S.cx)} ${f(top)}V${f(mast[1])}`, p.gold, 4) +
    [-1, 1].map((s) => reach(s, mast, mast[1] - S.H * 0.16, 150) + reach(s, mast, mast[1] + S.H * 0.02, 110)).join('')
  );
}
