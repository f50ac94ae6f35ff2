// highway: a palace among mustard fields, the road winding up to its gate.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { ellipse } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { roadPalace } from '../../parts/buildings/road-palace.mjs';
import { mustardBlooms, mustardFields, mustardStalks, mustardTones } from '../../parts/landscape/mustard.mjs';
import { touringCar } from '../../parts/landscape/touring-car.mjs';
import { milestone, windingRoad } from '../../parts/landscape/winding-road.mjs';

// x, z and height of the trees beside the fields, metres
const TREES = [
  [-9, 22, 6],
  [8.6, 20, 5.6],
  [-5.6, 11.5, 5],
  [5.9, 10.5, 4.8],
];

/** `sun` its offset from the axis, `car` on the road or none, `stars`, `bays` of the palace's wings. */
export function highway({ sun, car = true, bays, stars = false, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 111, ...options });
  const p = S.pal;
  const { W, cx } = S;
  const hz = S.H * S.by(0.6, 0.6, 0.68);
  const cam = camera({ cx, horizon: hz, focal: 900, eye: 2.2 });
  const tones = mustardTones(p);
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 330, 215, { stars }),
    bandClouds(S, hz * 0.3, hz * 0.7, 7, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx - 290, hz - 520, 18, 6, p.sky[0], S.r),
    hill(S, hz + 4, 130, S.by(6, 4), mix(p.far, p.sky[3], 0.45), S.seed, p.sky[4]),
    hill(S, hz + 4, 70, S.by(8, 5), p.far, S.seed + 2, p.sky[3]),
    roadPalace(S, p, cx, hz + 8, bays ?? S.by(5, 3)),
    treeline(S, -20, cx - 300, hz + 12, 40, p.leafm, 4),
    treeline(S, cx + 300, W + 20, hz + 12, 40, p.leafm, 6),
    mustardFields(S, p, cam, hz, tones),
    windingRoad(S, p, cam, tones),
    mustardBlooms(S, p, cam, tones),
  );
  for (const [x, z, h] of TREES) {
    const [tx, ty] = cam.at(x * S.by(1.35, 1), 0, z);
    const k = cam.scale(z);
    S.add(ellipse(tx + 10, ty, k * 1.6, k * 0.16, p.leaf, 'opacity=".4"'));
    S.add(tree(S, tx, ty, k * h, { dark: p.leaf, mid: p.leafm, lite: '#a9b45a' }, Math.round(z)));
  }
  for (const z of [16, 9, 5.6]) S.add(milestone(S, p, cam, z));
  if (car) S.add(touringCar(S, p, cam, 8.2));
  return finish(S.add(mustardStalks(S, p, tones)), options.framed);
}
