// leafRain: one lotus leaf close in a shower: drops roll into its heart, a bud leans over, the pond is all rings.
import { drop, rain } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function leafRain({ pond = '#3a2f6a', leaf = '#2f7a5c', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 1031, ...options });
  const { W, H } = S;
  S.add(
    rect(0, 0, W, H, pond),
    S.shade(box(0, 0, W, H), '#c8709a', 0.7, 0, [0.7, 0, 0.3, 0.8]),
    S.shade(box(0, 0, W, H), '#140f38', 0, 0.9, [0.5, 0.3, 0.2, 1]),
  );
  for (const _ of range(70)) {
    const [x, y, r] = [S.r() * W, S.r() * H, 20 + 70 * S.r()];
    for (const q of [1, 0.62, 0.3])
      S.add(
        ellipse(
          x,
          y,
          r * q,
          r * q * 0.42,
          'none',
          `stroke="#f4d0e0" stroke-width="2.6" opacity="${f(0.2 + 0.25 * S.r())}"`,
        ),
      );
  }
  const pad = (cx, cy, R, squash, tone, notch) => {
    const pts = range(73).map((i) => {
      const a = notch + 0.16 + (i / 72) * (6.283 - 0.32);
      const r = R * (1 + 0.035 * Math.sin(a * 7) + 0.02 * Math.sin(a * 13));
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * squash];
    });
    const d = `M${f(cx)} ${f(cy)}L${pts.map((q) => q.map(f).join(' ')).join('L')}Z`;
    let o =
      path(d, '#0c0a2a', `opacity=".5" transform="translate(${f(R * 0.04)} ${f(R * 0.07)})"`) +
      path(d, tone) +
      S.shade(d, '#06281f', 0, 0.9, [0.4, 0.1, 0.7, 1]) +
      S.shade(d, '#c8f0b8', 0.85, 0, [0.1, 0, 0.5, 0.6]);
    for (const i of range(21)) {
      const a = notch + 0.2 + (i / 20) * (6.283 - 0.4);
      const [ex, ey] = [cx + Math.cos(a) * R * 0.96, cy + Math.sin(a) * R * 0.96 * squash];
      o += line(
        `M${f(cx)} ${f(cy)}Q${f((cx + ex) / 2 + 16)} ${f((cy + ey) / 2)} ${f(ex)} ${f(ey)}`,
        '#a8dca0',
        R * 0.008,
        'opacity=".65"',
      );
    }
    return o + line(`M${pts.map((q) => q.map(f).join(' ')).join('L')}`, '#b8e8a8', R * 0.012);
  };
  S.add(
    pad(W * S.by(0.1, 0.06), H * 0.2, S.by(300, 300), 0.5, '#26694f', 1),
    pad(W * S.by(0.94, 1), H * S.by(0.3, 0.26), S.by(260, 260), 0.46, '#1f5c4a', 2.4),
  );
  const [cx, cy, R] = [W * S.by(0.44, 0.46), H * S.by(0.66, 0.66), S.by(740, 600)];
  S.add(pad(cx, cy, R, 0.62, leaf, -0.7));
  const c = { dark: '#0a3428', lite: '#f4fff0' };
  for (const _ of range(150)) {
    const [a, d] = [S.r() * 6.283, Math.sqrt(S.r()) * R * 0.9];
    if (Math.abs(a - 5.58) < 0.3) continue;
    S.add(drop(S, cx + Math.cos(a) * d, cy + Math.sin(a) * d * 0.6, 5 + 22 * S.r() ** 2, c));
  }
  const pool = `M${f(cx - 150)} ${f(cy + 10)}C${f(cx - 130)} ${f(cy - 70)} ${f(cx + 60)} ${f(cy - 96)} ${f(cx + 150)} ${f(cy - 30)}C${f(cx + 200)} ${f(cy + 40)} ${f(cx + 60)} ${f(cy + 96)} ${f(cx - 40)} ${f(cy + 84)}C${f(cx - 110)} ${f(cy + 80)} ${f(cx - 156)} ${f(cy + 50)} ${f(cx - 150)} ${f(cy + 10)}Z`;
  S.add(
    path(pool, '#e8fff4', 'opacity=".35"'),
    S.shade(pool, '#06281f', 0.9, 0, [0.2, 0, 0.6, 0.9]),
    S.shade(pool, '#ffffff', 0, 0.95, [0.3, 0.4, 0.7, 1]),
    ellipse(
      cx - 50,
      cy - 24,
      54,
      18,
      '#ffffff',
      'opacity=".9" transform="rotate(-14)"'.replace('rotate(-14)', `rotate(-14 ${f(cx - 50)} ${f(cy - 24)})`),
    ),
  );
  // splashes where drops have just struck
  for (const [u, v] of [
    [-0.5, -0.14],
    [0.42, 0.22],
    [-0.1, 0.36],
  ]) {
    const [x, y] = [cx + u * R, cy + v * R];
    S.add(
      ellipse(x, y, 46, 20, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".9"'),
      ...range(9).map((i) =>
        line(
          `M${f(x + Math.cos(i * 0.7) * 40)} ${f(y + Math.sin(i * 0.7) * 16)}l${f(Math.cos(i * 0.7) * 26)} ${f(-30 - 22 * Math.abs(Math.sin(i * 2.1)))}`,
          '#ffffff',
          4,
          'opacity=".85"',
        ),
      ),
    );
  }
  // a bud on its stem from the right
  const [bx, by] = [W * S.by(0.8, 0.8), H * S.by(0.34, 0.3)];
  S.add(
    line(
      `M${f(bx + 70)} ${H + 20}C${f(bx + 110)} ${f(H * 0.8)} ${f(bx + 40)} ${f(H * 0.6)} ${f(bx)} ${f(by + 90)}`,
      '#2f6a4c',
      26,
    ),
    line(
      `M${f(bx + 62)} ${H + 20}C${f(bx + 102)} ${f(H * 0.8)} ${f(bx + 32)} ${f(H * 0.6)} ${f(bx - 6)} ${f(by + 90)}`,
      '#a8dca0',
      6,
      'opacity=".7"',
    ),
  );
  const petals = [
    ['M0 110C-150 70 -120 -110 -40 -190C-10 -110 10 0 0 110Z', '#d8608e'],
    ['M0 110C150 70 130 -100 50 -180C14 -100 -10 0 0 110Z', '#c24a80'],
    ['M0 116C-90 40 -70 -120 4 -220C76 -120 90 40 0 116Z', '#f08cb0'],
    ['M0 116C-120 96 -160 10 -130 -70C-60 -20 -10 50 0 116Z', '#e676a0'],
    ['M0 116C120 96 164 10 136 -62C64 -16 12 50 0 116Z', '#d8608e'],
  ];
  S.add(
    group(
      petals
        .map(
          ([d, t]) =>
            path(d, t) +
            S.shade(d, '#5a1050', 0, 0.85, [0.4, 0, 0.7, 1]) +
            S.shade(d, '#fff0f0', 0.8, 0, [0.2, 0, 0.6, 0.5]),
        )
        .join('') +
        line(
          'M4 -214C-20 -120 -16 0 -2 100M30 -140C20 -60 14 20 4 90M-28 -140C-24 -60 -14 20 -4 90',
          '#fff0f4',
          2.5,
          'opacity=".6"',
        ) +
        range(7)
          .map((i) =>
            drop(S, [-40, 30, -70, 60, 6, -20, 90][i], [-60, -30, 40, 50, 60, 10, 0][i], 9 + (i % 3) * 3, {
              dark: '#7a1f5a',
              lite: '#fff4f8',
            }),
          )
          .join(''),
      `transform="translate(${f(bx)} ${f(by)}) rotate(-12) scale(${S.by(1.25, 1.2)})"`,
    ),
  );
  return finish(S.add(rain(S, 300, '#fff4fa', { length: 130, slant: -0.1, width: 2 })), options.framed);
}
