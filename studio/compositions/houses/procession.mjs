import { guest } from '../../kit/figures/guests.mjs';
import { flower, flowerString } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const LINE = [
  [-0.46, 'man', '#7a1f4e', '#f7a928', 268],
  [-0.4, 'woman', '#f2b13a', '#c2185b', 250],
  [-0.34, 'man', '#f6ead0', '#c2185b', 276],
  [-0.285, 'woman', '#2f8f86', '#f7a928', 246],
  [0.285, 'woman', '#e8622c', '#fff1d8', 248],
  [0.345, 'man', '#31407f', '#f7a928', 272],
  [0.4, 'sari', '#c2185b', '#f7d27a', 250],
  [0.455, 'man', '#f6ead0', '#2f8f86', 266],
  [0.51, 'woman', '#7a2a8c', '#f7a928', 246],
];

/** A canopy of flowers on four poles over the bride. */
function canopy(S, x, y, w) {
  const top = y - 430;
  let o = '';
  for (const s of [-1, -0.55, 0.55, 1])
    o +=
      line(`M${f(x + s * w * 0.5)} ${f(y - 8)}V${f(top - 6)}`, '#7a3a1a', 7) +
      line(`M${f(x + s * w * 0.5 - 1)} ${f(y - 8)}V${f(top)}`, '#f3c26a', 2.4);
  const d = `M${f(x - w * 0.54)} ${f(top)}Q${f(x)} ${f(top - 56)} ${f(x + w * 0.54)} ${f(top)}L${f(x + w * 0.5)} ${f(top + 34)}Q${f(x)} ${f(top + 12)} ${f(x - w * 0.5)} ${f(top + 34)}Z`;
  o += path(d, '#f7a928') + S.shade(d, '#a8330f', 0, 0.8, [0, 0, 0.3, 1]);
  for (const i of range(21)) {
    const t = i / 20 - 0.5;
    const yy = top + 26 - 18 * (1 - 4 * t * t);
    o += flowerString(x + t * w, yy, 2 + ((i * 7) % 4), 8, 4);
  }
  for (const i of range(30))
    o += flower(
      x + (i / 29 - 0.5) * w * 1.06,
      top - 2 - 50 * (1 - (i / 14.5 - 1) ** 2) * 0.98,
      11,
      i % 3 ? '#f7a928' : '#fff1d8',
      i % 3 ? '#ef7f1a' : '#e2557a',
    );
  return o;
}

/** A drum of the procession, hung before its drummer. */
function dhol(S, x, y, k) {
  const d = 'M-46 -22Q0 -40 46 -22Q54 0 46 24Q0 42 -46 24Q-54 0 -46 -22Z';
  return group(
    path(d, '#c8502f') +
      S.shade(d, '#3b1029', 0, 0.8, [0, 0, 0, 1]) +
      ellipse(-48, 1, 9, 25, '#fbe6c6') +
      ellipse(48, 1, 9, 25, '#fbe6c6') +
      line(
        range(8)
          .map((i) => `M${-42 + i * 12} -26L${-36 + i * 12} 28`)
          .join(''),
        '#f7d27a',
        3,
      ),
    `transform="translate(${f(x)} ${f(y)}) rotate(-6) scale(${k})"`,
  );
}

export function procession({ ground = '#5c0f3c', strings = true, ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 331, axis: 0.6, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.62, 0.66);
  const look = { dark: '#3b0a2c', lite: '#ffd3a0' };
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#8c1252'],
        [0.3, '#c81f6c'],
        [0.48, '#ee5a86'],
        [0.62, '#ffb48a'],
      ]),
    ),
    S.shade(`M0 0H${W}V${H * 0.46}H0Z`, '#5c0a44', 0.85, 0, [0.2, 0, 0, 1]),
    S.glow(cx + 260, y - 120, 620, '#ffe2a0', 0.75),
    circle(cx + 300, y - 70, 118, '#ffe9b8'),
    S.shade(`M${cx + 182} ${y - 70}a118 118 0 1 1 236 0a118 118 0 1 1 -236 0Z`, '#f2805c', 0, 0.8, [0, 0.2, 0, 1]),
    rect(0, y - 4, W, H - y + 4, ground),
    S.shade(`M0 ${y - 4}H${W}V${H}H0Z`, '#ff9a6a', 0.6, 0, [0, 0, 0, 0.5]),
    S.shade(`M0 ${y}H${W}V${H}H0Z`, '#1f0620', 0, 0.9, [0.3, 0, 0, 1]),
  );
  // long shadows towards the viewer
  for (const [u, , , , h] of LINE)
    S.add(
      path(
        `M${f(cx + u * S.by(1760, 1360) - 26)} ${y}h52l${f(u * 900 + 30)} ${h * 1.5}h-130Z`,
        '#2a0622',
        'opacity=".28"',
      ),
    );
  const scale = S.by(1.22, 1.2);
  const put = (u, h, opts) => guest(S, cx + u * S.by(1760, 1360), y + 6 + (h % 7), h * scale, { ...look, ...opts });
  for (const [u, kind, coat, trim, h] of LINE) S.add(put(u, h, { kind, coat, trim, light: u < 0.2 ? -1 : 1 }));
  const w = S.by(640, 560);
  S.add(canopy(S, cx, y, w));
  for (const s of [-1, 1])
    S.add(
      guest(S, cx + s * w * 0.5, y + 10, 270 * scale, {
        ...look,
        kind: 'man',
        coat: '#f6ead0',
        trim: '#c2185b',
        light: -s,
      }),
    );
  for (const s of [-1, 1])
    S.add(
      guest(S, cx + s * w * 0.27, y + 4, 258 * scale, {
        ...look,
        kind: 'sari',
        coat: s > 0 ? '#2f8f86' : '#f2b13a',
        trim: '#c2185b',
        light: -s,
      }),
    );
  S.add(
    guest(S, cx, y + 18, 262 * scale, { ...look, kind: 'woman', coat: '#b0102e', trim: '#d8324a', hem: '#f7d27a' }),
  );
  for (const [u, h] of [
    [-0.34, 276],
    [0.345, 272],
  ])
    S.add(dhol(S, cx + u * S.by(1760, 1360) + 34, y - h * 0.42, 0.9));
  if (strings)
    for (const i of range(S.by(34, 22))) {
      const x = (i + 0.5) * (W / S.by(34, 22));
      S.add(flowerString(x, -10, 5 + Math.round(5 * Math.abs(Math.sin(i * 0.55)) + 4 * S.r()), 13, 5));
    }
  return finish(S, options.framed);
}
