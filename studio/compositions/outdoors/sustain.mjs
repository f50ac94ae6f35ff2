// sustain: the green palace - solar roofs turned to the sun, old trees, a lotus rain pond, an electric car on charge.
import { mix } from '../../kit/colour.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { SUNLIT, topiary, tree, treeline } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { byDaylight } from '../../kit/palettes.mjs';
import { ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { solarHouse, windmills } from '../../parts/buildings/solar-house.mjs';
import { chargePoint, electricCar } from '../../parts/landscape/electric-car.mjs';
import { rainPond } from '../../parts/landscape/rain-pond.mjs';

const TREES = {
  wide: [
    [-900, 420, 3],
    [900, 440, 5],
    [-700, 330, 7],
    [720, 320, 9],
  ],
  upright: [
    [-452, 400, 3],
    [456, 420, 5],
  ],
};
const BUSHES = [
  [-440, 180, 46],
  [-366, 146, 32],
  [472, 456, 60],
];

/** `sun` its offset from the axis. */
export function sustain({ sun, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 161, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const hz = H * S.by(0.62, 0.6);
  const green = { mid: p.leafm, dark: p.leaf, lite: byDaylight(p, SUNLIT) };
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 440, 165, { stars: p.dim > 0.4 }),
    bandClouds(S, hz * 0.25, hz * 0.6, 6, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx + 300, hz - 560, 17, 5, p.sky[0], S.r),
    hill(S, hz, 190, S.by(6, 4), mix(p.far, p.sky[3], 0.4), S.seed, p.sky[4]),
    windmills(S, p, cx, hz),
    hill(S, hz + 6, 100, S.by(8, 5), p.far, S.seed + 4, p.sky[3]),
    solarHouse(S, p, cx, hz + 10, S.by(5, 3)),
    treeline(S, -20, W + 20, hz + 14, 30, p.leafm, 4),
    driveLawn(S, p, hz),
  );
  for (const [dx, h, seed] of S.by(TREES.wide, TREES.upright)) {
    S.add(ellipse(cx + dx + 20, hz + 86, h * 0.34, h * 0.04, p.leaf, 'opacity=".45"'));
    S.add(tree(S, cx + dx, hz + 86, h, green, seed));
  }
  S.add(
    rainPond(S, p, cx, hz),
    chargePoint(S, p, cx + S.by(560, 372), hz + 250),
    electricCar(S, p, cx + S.by(380, 206), hz + 306),
  );
  for (const [dx, dy, r] of BUSHES) S.add(topiary(S, cx + dx * S.by(1.6, 1), hz + dy, r, green));
  return finish(S, options.framed);
}

function driveLawn(S, p, hz) {
  const d = `M0 ${hz + 10}H${S.W}V${S.H}H0Z`;
  const drive = `M${S.cx - 76} ${hz + 10}H${S.cx + 76}C${S.cx + 110} ${hz + 150} ${S.cx + 200} ${hz + 210} ${S.W + 30} ${hz + 250}V${hz + 384}C${S.cx + 120} ${hz + 400} ${S.cx - 70} ${hz + 250} ${S.cx - 76} ${hz + 10}Z`;
  const tone = mix(p.base, p.sky[3], 0.35);
  let o =
    path(
      d,
      S.lin([
        [0, mix(p.leafm, byDaylight(p, SUNLIT), 0.75)],
        [0.4, mix(p.leafm, byDaylight(p, SUNLIT), 0.3)],
        [1, p.leaf],
      ]),
    ) + S.shade(d, p.leaf, 0, 0.85, [0, 0.1, 0, 1], 'b');
  for (const i of range(6)) {
    const y = hz + 20 + (S.H - hz) * (i / 6) ** 1.5;
    o += rect(0, y, S.W, 8 + (26 * i) / 6, byDaylight(p, SUNLIT), 'opacity=".18"');
  }
  return (
    o +
    path(drive, tone) +
    S.shade(drive, p.dark, 0, 0.6, [0, 0.1, 0, 1], 'b') +
    S.shade(drive, p.lite, 0.9, 0, [0, 0, 0, 0.4]) +
    line(drive, p.lite, 5) +
    line(drive, p.gold, 1.4)
  );
}
