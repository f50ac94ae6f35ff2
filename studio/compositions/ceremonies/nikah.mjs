// nikah: a jasmine-and-rose curtain parted under the crescent, one great lantern, two divans on a marble terrace.
import { mix } from '../../kit/colour.mjs';
import { lanternBody, mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, crescent, sky } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, line, mirrored, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { marbleTerrace } from '../../parts/buildings/marble-terrace.mjs';
import { waterShrine } from '../../parts/buildings/water-shrine.mjs';
import { jasmineCurtain } from '../../parts/ceremonies/jasmine-curtain.mjs';
import { divan } from '../../parts/rooms/divan.mjs';

/** `rose` the two colours of the flowers in the curtain, `moon` its offset [dx, dy] from the axis and the horizon. */
export function nikah({ rose, moon = [232, -470], ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 81, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const hz = H * S.by(0.66, 0.655);
  S.add(sky(S, p, hz, cx, hz - 150, 190, { disc: false, stars: true }));
  S.add(
    crescent(S, p, cx + moon[0], hz + moon[1], 74, 20),
    bandClouds(S, hz * 0.66, hz * 0.9, 6, [p.sky[3], p.sky[4], p.sky[2]]),
  );
  S.add(hill(S, hz, 80, S.wide ? 6 : 3, mix(p.far, p.sky[3], 0.35), S.seed, p.sky[3]));
  const view = waterShrine(S, p, cx, hz);
  S.add(view, pond(S, p, cx, hz, view), marbleTerrace(S, p, cx, hz));
  for (const s of [-1, 1])
    S.add(divan(S, p, cx + s * (S.wide ? 470 : 322), hz + 292, s), floorLanterns(S, p, cx, hz, s));
  S.add(jasmineCurtain(S, p, hz, rose));
  S.add(line(`M${cx} 0V${hz - 728}`, p.gold, 3), mughalLantern(S, cx, hz - 738, 66, p));
  return finish(S, options.framed);
}

function pond(S, p, _cx, y, view) {
  const b = y + 150;
  const region = box(0, y, S.W, b);
  let o =
    rect(
      0,
      y,
      S.W,
      b - y,
      S.lin([
        [0, p.sky[4]],
        [0.35, p.sky[3]],
        [1, p.sky[1]],
      ]),
    ) +
    mirrored(view, y, 0.6) +
    S.shade(region, p.sky[0], 0, 0.7, [0, 0.2, 0, 1], 'b');
  for (const i of range(26)) {
    const t = (i / 26) ** 1.3;
    const w = (30 + 130 * S.r()) * (0.5 + t);
    const x = S.r() * S.W;
    o += line(
      `M${f(x - w / 2)} ${f(y + 6 + 140 * t)}h${f(w)}`,
      [p.lit.mid, p.sky[1], p.sky[4], p.sky[0]][i % 4],
      1.6 + 2.6 * t,
      `opacity="${f(0.35 + 0.35 * S.r())}"`,
    );
  }
  return S.inside(region, o) + rect(0, y - 3, S.W, 5, p.gold, 'opacity=".6"');
}

const floorLanterns = (S, p, cx, hz, s) =>
  [
    [s * (S.wide ? 250 : 132), 214, 13],
    [s * (S.wide ? 330 : 236), 372, 22],
  ]
    .map(
      ([dx, dy, k]) =>
        S.pooled(cx + dx, hz + dy, k * 6, k * 1.6, p.lit.mid, 0.5) + lanternBody(S, cx + dx, hz + dy, k, p),
    )
    .join('');
