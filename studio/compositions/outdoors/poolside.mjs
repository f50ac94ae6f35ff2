// poolside: a long pool - a pavilion at its head, palms and cabanas doubled in the water.

import { camera } from '../../kit/camera.mjs';
import { cabana } from '../../kit/furnishings/cabana.mjs';
import { lanternBody } from '../../kit/furnishings/lamps.mjs';
import { lounger } from '../../kit/furnishings/lounger.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f } from '../../kit/numbers.mjs';
import { group } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { baradari } from '../../parts/buildings/baradari.mjs';
import { palaceFront } from '../../parts/buildings/palace-front.mjs';
import { coping, deck, poolWater } from '../../parts/landscape/pool.mjs';

const HEAD = 19;

function palmRow(S, p, cam, half) {
  return [
    [-1, 13.8, 4.7, -0.03],
    [1, 13.4, 4.3, 0.05],
    [-1, 9.9, 4.6, -0.09],
    [1, 9.7, 5.1, 0.07],
  ].map(([s, z, h, lean]) => {
    const [x, y] = cam.at(s * (half + 1.12), 0, z);
    return { s, z, y, art: palm(S, x, y, h * cam.scale(z), { dark: p.leaf, mid: p.leafm }, lean) };
  });
}

const scaled = (inner, x, y, k) =>
  group(inner, `transform="translate(${f(x * (1 - k))} ${f(y * (1 - k))}) scale(${k})"`);
const HOUSES = {
  baradari: (S, p, x, y) => baradari(S, p, x, y),
  palace: (S, p, x, y) => scaled(palaceFront(S, p, x, y, { wings: S.by(5, 3) }), x, y, 0.62),
};

// what stands along one side at depth z: [depth, drawing]
const PROPS = {
  cabanas: (S, p, cam, s, x, z) => [
    [z, cabana(S, cam, s * (x + 2.45), z, 2.5, p)],
    [z - 0.1, lounger(S, cam, s * (x + 0.74), z - 0.1, p)],
  ],
  loungers: (S, p, cam, s, x, z) => [0.74, 1.9, 3.1].map((d) => [z - d * 0.01, lounger(S, cam, s * (x + d), z, p)]),
};

/** `house` at the pool's head: 'baradari' or 'palace'; `beside` it 'cabanas' or 'loungers'; `sun` its offset from the axis. */
export function poolside({ house = 'baradari', beside = 'cabanas', sun, stars, ...options } = {}) {
  const S = stage({ pal: 'bluehour', seed: 31, ...options });
  const p = S.pal;
  const hz = S.H * S.by(0.52, 0.55, 0.62);
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1000, eye: 2.7 });
  const half = S.by(2.9, 2);
  const shore = cam.at(0, 0, HEAD)[1];
  S.add(
    sky(S, p, hz, S.cx + (sun ?? besideAxis(S)), hz - 210, 165, { stars: stars ?? Boolean(p.dim) }),
    bandClouds(S, hz * 0.34, hz * 0.56, 6, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(S.cx - 270, hz - 470, 16, 5, p.sky[0], S.r),
    hill(S, hz + 6, 90, S.by(7, 4), p.far, S.seed, p.sky[3]),
    treeline(S, -20, S.W + 20, hz + 20, 84, p.mid, 5),
  );
  const pavilion = HOUSES[house](S, p, S.cx, shore - 8);
  const palms = palmRow(S, p, cam, half);
  S.add(deck(S, p, cam, hz), pavilion);
  S.add(poolWater(S, p, cam, half, HEAD, shore, pavilion, palms), coping(p, cam, half, HEAD));
  const props = palms.map(({ z, art }) => [z, art]);
  for (const z of [15.5, 11.6, 8.2])
    for (const s of [-1, 1]) {
      props.push(...PROPS[beside](S, p, cam, s, half, z));
      const [x, y] = cam.at(s * (half + 0.28), 0, z - 1.9);
      props.push([z - 1.9, lanternBody(S, x, y, cam.scale(z - 1.9) * 0.1, p)]);
    }
  for (const [, art] of props.sort((a, b) => b[0] - a[0])) S.add(art); // far to near
  return finish(S, options.framed);
}
