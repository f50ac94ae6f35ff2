// poolEdge: a family in the evening on the stone edge of a long pool that is lit from below; a low pavilion behind
// them, lamps on the water, and mustard fields as far as the horizon.
import { camera } from '../../kit/camera.mjs';
import { childAtEdge } from '../../kit/figures/child-at-edge.mjs';
import { teaPourer } from '../../kit/figures/tea-pourer.mjs';
import { womanAtWater } from '../../kit/figures/woman-at-water.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { longPavilion, pavilionInWater } from '../../parts/buildings/long-pavilion.mjs';
import { blueHourSky, mustardPlain } from '../../parts/landscape/field-horizon.mjs';
import { floatingLamp, floatingPetals, lampClusters } from '../../parts/landscape/floating-lamps.mjs';
import { litPool, POOL, stoneDeck, stoneEdge } from '../../parts/landscape/lit-pool.mjs';
import { teaTray } from '../../parts/tableware/tea-tray.mjs';

/** Metres: how far from the eye the woman sits. */
const WOMAN = 4.05;

/** Clusters of floating lamps: metres from the axis and from the eye, how far they spread, how many lamps. */
const CLUSTERS = [
  [-1.4, 15.2, 1, 4],
  [1.2, 12.6, 0.8, 5],
  [-0.4, 10.2, 0.8, 6],
  [1.75, 8.4, 0.5, 4],
  [2.1, 6.55, 0.34, 3],
];

/** Returns where the figures sit: [x, y, units per metre] on the deck. */
const place = (view, x, z) => [...view.at(x, POOL.deck, z), view.scale(z)];

/** Draws the rings that spread on the water round what stands in it at x, y. */
const rings = (x, y, r) =>
  range(3)
    .map((i) => {
      const s = 0.55 + i * 0.42;
      const look = `stroke="#c9fbee" stroke-width="${f(2.4 - i * 0.5)}" opacity="${f(0.7 - i * 0.2)}"`;
      return ellipse(x, y + i * 3, r * s, r * s * 0.2, 'none', look);
    })
    .join('');

/** Draws what the water, at x, y before the edge, shows of the woman: skirt and lap, then back and sleeve. */
function womanInWater(x, y) {
  const p = (u, v) => `${f(x + u)} ${f(y + v)}`;
  const lap =
    `M${p(-164, 12)}C${p(-168, 70)} ${p(-166, 120)} ${p(-130, 134)}C${p(-80, 150)} ${p(-30, 150)} ${p(10, 176)}` +
    `L${p(84, 176)}C${p(96, 140)} ${p(104, 90)} ${p(100, 62)}L${p(-84, 60)}L${p(-92, 12)}Z`;
  const back =
    `M${p(14, 170)}C${p(0, 200)} ${p(-8, 240)} ${p(4, 276)}C${p(20, 300)} ${p(66, 300)} ${p(80, 280)}` +
    `C${p(96, 240)} ${p(94, 200)} ${p(84, 170)}Z`;
  const drape =
    `M${p(60, 170)}C${p(70, 220)} ${p(60, 260)} ${p(30, 292)}L${p(66, 296)}` +
    `C${p(96, 250)} ${p(104, 200)} ${p(100, 170)}Z`;
  return path(back, '#24367c') + path(lap, '#c38a1c') + path(drape, '#c38a1c');
}

/** Draws the shadow of a figure on the stone. */
const shadow = (x, y, rx, ry) => ellipse(x, y, rx, ry, '#1c2450', 'opacity=".55"');

/** Draws the two children who lie on the stone, the far one first. */
function children(S, view) {
  const [ax, ay, a] = place(view, 3.02, 6.95);
  const [bx, by, b] = place(view, 3, 6.2);
  const kicks = {
    girl: [
      [246, -74],
      [262, -66],
    ],
    boy: [
      [226, -84],
      [262, -62],
    ],
  };
  const girl = { x: ax, y: ay, k: a / 236, top: '#f0c34e', legs: '#3a5a9c', reach: [-50, 26], kick: kicks.girl };
  const boy = { x: bx, y: by, k: b / 234, top: '#e8894a', legs: '#efe2c8', reach: [-56, 30], kick: kicks.boy };
  return (
    shadow(ax + 90, ay + 4, 130, 12) +
    childAtEdge(S, { ...girl, band: true }) +
    shadow(bx + 90, by + 4, 150, 14) +
    childAtEdge(S, boy)
  );
}

/** Draws the man with his tray, and the woman before him. */
function couple(S, view) {
  const [mx, my, m] = place(view, 3.97, 3.95);
  const [wx, wy, w] = place(view, 3.08, WOMAN);
  const k = w / 372;
  const sari = { sari: '#e0a021', blouse: '#24367c', border: '#a8322c' };
  return (
    shadow(mx - 20, my + 8, 150, 20) +
    teaPourer(S, { x: mx, y: my, k: m / 372, white: '#f2e8d6', vest: '#2f4a8c', cup: [-213, -46] }) +
    teaTray(S, mx - 172, my - 18, 64) +
    shadow(wx + 20, wy + 8, 130, 16) +
    womanAtWater(S, { x: wx, y: wy, k, ...sari, water: (POOL.deck * w) / k })
  );
}

/** Draws what floats in the water, and the rings round the feet at x, y. */
function inTheWater(S, view, [x, y]) {
  const [lx, ly] = view.at(2.68, 0, 6.3);
  const [dx, dy] = view.at(2.74, 0, 4.62);
  return (
    lampClusters(S, view, CLUSTERS) +
    floatingLamp(S, lx, ly, 34) +
    floatingPetals(S, dx + 20, dy + 4, [120, 34], 16, 13) +
    floatingLamp(S, dx, dy, 46) +
    rings(x - 150, y + 4, 52) +
    rings(x - 110, y + 6, 60)
  );
}

export function poolEdge(options = {}) {
  const S = stage({ pal: 'bluehour', seed: 521, axis: 0.12, ...options });
  const hz = S.H * 0.4;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1400, eye: 1.25 });
  const view = { at: cam.at, scale: cam.scale, hz };
  const foot = cam.at(POOL.right, 0, WOMAN);
  const mirrored = pavilionInWater(S, view) + womanInWater(...foot);
  S.add(
    blueHourSky(S, hz, [S.W * 0.5, S.H * 0.13]),
    mustardPlain(S, { hz, cx: S.cx, foot: cam.at(0, 0.1, 17)[1] }),
    stoneDeck(S, view),
    longPavilion(S, view),
    litPool(S, view, { mirrored, inWater: inTheWater(S, view, foot) }),
    stoneEdge(S, view),
    children(S, view),
    couple(S, view),
  );
  return finish(S, options.framed);
}
