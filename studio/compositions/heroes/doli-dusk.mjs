// doliDusk: four bearers carry a bride's palanquin along the edge of a field at dusk, the pole on their shoulders. The
// light in it shows her face and the hand that holds the curtain; women with lamps follow, the farther the smaller.
import { mix } from '../../kit/colour.mjs';
import { bearer, SHOULDER } from '../../kit/figures/bearer.mjs';
import { lampBearer } from '../../kit/figures/lamp-bearer.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { palanquin } from '../../parts/ceremonies/palanquin.mjs';

/** Where the pole is above the ground, at u from its middle: it is bent up over the palanquin and level beyond. */
const poleAt = (u) => -(SHOULDER - 2 + 62 / (1 + (Math.abs(u) / 250) ** 4));
const ENDS = [-640, 690];
const FLOOR = 116;

/** Returns the irregular outline of a long band of cloud. */
function cloudBand(r, x0, x1, y, thick) {
  const n = 26;
  const edge = (sign) =>
    range(n + 1).map((i) => {
      const t = i / n;
      const body = Math.sin(Math.PI * t) ** 0.7;
      return [x0 + (x1 - x0) * t, y - 40 * t + sign * thick * body * (0.25 + 0.75 * r())];
    });
  const smooth = (points) =>
    points
      .slice(1)
      .map(
        ([x, py], i) =>
          `Q${f(points[i][0])} ${f(points[i][1])} ${f((points[i][0] + x) / 2)} ${f((points[i][1] + py) / 2)}`,
      )
      .join('');
  const [top, bottom] = [edge(-1), edge(0.6).reverse()];
  return `M${f(top[0][0])} ${f(top[0][1])}${smooth(top)}${smooth(bottom)}Z`;
}

export function doliDusk({
  sky = ['#35163f', '#6f2348', '#b43c45', '#ea7c46', '#fcc77c'],
  cloth = '#8a1232',
  ...options
} = {}) {
  const S = stage({ pal: 'marigold', seed: 2613, axis: 0.605, ...options });
  const { W, H, cx } = S;
  const [hz, ground, k] = [H * 0.815, H * 0.925, S.by(1.03, 0.8)];
  const look = { dark: '#3a1238', lite: '#ffd8a0' };
  S.add(
    rect(0, 0, W, hz + 6, S.lin(sky.map((tone, i) => [[0, 0.24, 0.5, 0.78, 1][i], tone]))),
    S.shade(box(0, 0, W, H * 0.6), sky[0], 0.85, 0, [0.1, 0, 0.3, 1], 'b'),
    S.glow(W * 0.86, hz + 20, 900, '#ffd890', 0.75),
  );
  // two bands of cloud, lit from below
  for (const [x0, x1, y, thick, tone] of [
    [W * 0.34, W * 1.08, H * 0.2, 46, '#d2543f'],
    [-W * 0.1, W * 0.4, H * 0.4, 34, '#a23a48'],
  ]) {
    const d = cloudBand(S.r, x0, x1, y, thick);
    S.add(
      soft(S, path(d, mix(tone, sky[1], 0.35), 'opacity=".8"'), 5),
      S.shade(d, '#ffb070', 0, 0.85, [0.3, 0.1, 0.5, 1], 'b'),
    );
  }
  // the palace they come from, far off on the left, and the trees between the fields
  const far = '#8f3346';
  const px = W * 0.13;
  S.add(
    path(
      `M${px - 150} ${hz + 4}V${hz - 60}H${px - 90}V${hz - 92}H${px - 30}V${hz - 72}H${px + 40}V${hz - 104}H${px + 84}V${hz - 62}H${px + 170}V${hz + 4}Z`,
      far,
    ),
    ...[-120, -60, 62, 128].map((u, i) => {
      const y = hz - [60, 92, 104, 62][i];
      return path(`M${px + u - 20} ${y}v-14h-4q4 -22 24 -30q20 8 24 30h-4v14Z`, far);
    }),
    ...[-110, -66, -16, 20, 58, 112, 140].map((u, i) =>
      rect(px + u, hz - 44 + (i % 3) * 8, 7, 13, '#ffc45a', 'rx="3"'),
    ),
  );
  for (const i of range(34)) {
    const x = W * 0.23 + i * 48 + 30 * S.r();
    const r = 16 + 34 * S.r() ** 1.6;
    S.add(ellipse(x, hz + 2, r * 1.5, r, mix('#8f3346', '#5f1f42', S.r())));
  }
  const field = box(0, hz, W, H);
  S.add(
    path(
      field,
      S.lin([
        [0, '#c8643a'],
        [0.16, '#8f3a38'],
        [0.55, '#5a1f3a'],
        [1, '#2c0e2c'],
      ]),
    ),
    S.pooled(W * 0.86, hz + 10, 800, 60, '#ffc070', 0.7),
    S.shade(field, '#2c0e2c', 0.9, 0, [0, 0.7, 0.7, 0.2], 'b'),
  );
  // furrows run to the light, the path crosses them
  for (const i of range(30))
    S.add(
      line(
        `M${f(W * 0.86 + (i - 17) * 40)} ${f(hz + 6)}L${f(W * 0.86 + (i - 17) * 190)} ${f(ground - 20)}`,
        '#4a1834',
        2.6,
        'opacity=".45"',
      ),
    );
  const way = `M-20 ${f(hz + 60)}C${f(W * 0.2)} ${f(hz + 70)} ${f(W * 0.3)} ${f(ground - 30)} ${f(W * 0.5)} ${f(ground - 26)}H${W + 20}V${f(ground + 44)}H${f(W * 0.42)}C${f(W * 0.24)} ${f(ground + 40)} ${f(W * 0.12)} ${f(hz + 92)} -20 ${f(hz + 78)}Z`;
  S.add(
    path(way, '#b5603f'),
    S.shade(way, '#4a1834', 1, 0, [0, 0.3, 0.85, 0.1]),
    S.shade(way, '#ffc98a', 0, 0.7, [0.5, 0.8, 1, 0.2]),
  );
  // women with lamps come along the path, the farther the smaller
  for (const [x, y, h, colours] of [
    [0.055, hz + 74, 112, { skirt: '#8a2a4a', veil: '#d8742c', blouse: '#5a1a40' }],
    [0.095, hz + 79, 128, { skirt: '#3f2a5a', veil: '#c8506a', blouse: '#7a2040' }],
    [0.142, hz + 94, 182, { skirt: '#a8283c', veil: '#f0a83a', blouse: '#5a1440' }],
    [0.208, ground - 14, 278, { skirt: '#1f5a5c', veil: '#e8546a', blouse: '#8a1a44' }],
  ])
    S.add(
      S.pooled(W * x - h * 0.2, y, h * 0.55, h * 0.05, '#23081f', 0.7),
      group(
        lampBearer(S, { ...colours, look, lamp: (h % 3) / 2 }),
        `transform="translate(${f(W * x)} ${f(y)}) scale(${f(h / 300)})"`,
      ),
    );
  // petals on the path
  for (const _ of range(46))
    S.add(
      ellipse(
        W * (0.34 + 0.64 * S.r()),
        ground - 14 + 50 * S.r(),
        8,
        4,
        ['#f2a03a', '#e8546a', '#ffdca0'][Math.floor(S.r() * 3)],
        `opacity="${f(0.5 + 0.5 * S.r())}"`,
      ),
    );
  // the bearers and what they carry, in units of their own
  const men = [
    { u: -556, coat: '#f0dcc0', sash: '#1f6a6c', turban: '#e8862a', step: 1, far: 'swing', head: -3, skin: '#7a4630' },
    { u: -398, coat: '#e6bd7a', sash: '#a8203c', turban: '#c8284a', step: 0, far: 'hip', head: 6, beard: '#cdbfc0' },
    {
      u: 372,
      coat: '#f4e2c8',
      sash: '#d8742c',
      turban: '#2f7a76',
      step: 1,
      far: 'hip',
      skin: '#94583a',
      vest: '#7a1a44',
    },
    { u: 536, coat: '#c9b6c0', sash: '#7a1a44', turban: '#f2b03a', step: 0, far: 'staff', head: -4, skin: '#7a4630' },
  ];
  const parts = men.map(({ u, ...man }) => {
    const size = -poleAt(u) / SHOULDER;
    const at = `transform="translate(${u} 0) scale(${f(size)}) rotate(2.5)"`;
    const tilt = (poleAt(u) - poleAt(u + 74)) / size;
    return bearer(S, { ...man, look, tilt }).map((inner) => group(inner, at));
  });
  const points = range(61).map((i) => {
    const u = lerp(ENDS[0], ENDS[1], i / 60);
    return [u, poleAt(u)];
  });
  const pole = P([...points.map(([u, v]) => [u, v - 13]), ...points.toReversed().map(([u, v]) => [u, v + 13])]);
  const wood =
    path(pole, '#7a3f1e') +
    S.shade(pole, '#2c0e2c', 0, 0.9, [0, 0.4, 0, 1]) +
    line(open(points.map(([u, v]) => [u, v - 8])), '#f0b878', 5) +
    ENDS.map((u) => circle(u, poleAt(u), 17, '#f2bd5a') + circle(u + Math.sign(u) * 16, poleAt(u), 9, '#f2bd5a')).join(
      '',
    );
  const bands = [-262, -236, -150, 0, 150, 236, 262]
    .map((u) => {
      const d = box(u - 11, poleAt(u) - 16, u + 11, poleAt(u) + 16);
      const cord = Math.abs(u) > 200;
      return path(d, cord ? '#e9c48a' : '#f2bd5a') + S.shade(d, '#6a2a1c', 0, 0.9, [0, 0.3, 0, 1]);
    })
    .join('');
  const chair = group(
    palanquin(S, { cloth, dark: look.dark, lite: look.lite, poleAt: (u) => poleAt(u) + FLOOR }),
    `transform="translate(0 ${-FLOOR})"`,
  );
  const shadow =
    S.pooled(0, 10, 300, 20, '#23081f', 0.85) +
    men.map(({ u }) => S.pooled(u - 40, 6, 150, 16, '#23081f', 0.8)).join('');
  S.add(
    group(
      shadow +
        parts.map(([behind]) => behind).join('') +
        S.glow(0, -240, 420, '#ffb04a', 0.35) +
        chair +
        parts.map(([, pad]) => pad).join('') +
        wood +
        bands +
        parts.map(([, , arm]) => arm).join(''),
      `transform="translate(${f(cx)} ${f(ground)}) scale(${k})"`,
    ),
  );
  // ears of grain at the near edge of the field
  for (const i of range(110)) {
    const x = (i / 110) * W * 1.02 + 22 * S.r();
    const h = 30 + 48 * S.r() ** 1.7;
    const lean = 12 + 22 * S.r();
    const tone = mix('#1c0822', '#46182f', S.r());
    const [ex, ey] = [x + lean, H - h];
    const turn = 18 + 22 * S.r();
    S.add(
      line(`M${f(x)} ${H + 6}Q${f(x + 1)} ${f(H - h * 0.6)} ${f(ex)} ${f(ey)}`, tone, 4),
      ellipse(ex + 4, ey - 12, 6, 19, tone, `transform="rotate(${f(turn)} ${f(ex)} ${f(ey)})"`),
    );
  }
  return finish(S, options.framed);
}
