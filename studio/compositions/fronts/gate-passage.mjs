// gatePassage: out of a fort's vaulted gate on to a lawn of lanterns; a rider's mare and her groom in the shade.

import { camera } from '../../kit/camera.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function gatePassage({
  stone = '#6f7358',
  dark = '#14180f',
  sky = ['#7a9a9a', '#d8cfa4', '#f4dca4'],
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 831, axis: 0.58, ...options });
  const { W, H, cx } = S;
  const cam = camera({ cx, horizon: H * S.by(0.6, 0.62), focal: S.by(900, 860), eye: 1.55 });
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0.1, sky[0]],
        [0.42, sky[1]],
        [0.6, sky[2]],
      ]),
    ),
  );
  const [, hz] = cam.at(0, 0, 90);
  S.add(rect(0, hz, W, H, '#7f9450'), S.shade(`M0 ${hz}H${W}V${H}H0Z`, '#2c4a26', 0, 0.9, [0.2, 0, 0.3, 1]));
  for (const i of range(24))
    S.add(ellipse(cx + (i - 12) * 60, hz - 8, 46 + 20 * S.r(), 26 + 26 * S.r(), i % 2 ? '#5a7048' : '#4a6040'));
  // tents and lantern poles on the lawn outside
  for (const [x, z, c] of [
    [-2.6, 17, '#f4ead0'],
    [2.2, 20, '#c8502f'],
    [5, 26, '#f4ead0'],
  ]) {
    const [px, py] = cam.at(x, 0, z);
    const k = cam.scale(z);
    S.add(
      path(
        `M${f(px - k * 1.4)} ${f(py)}V${f(py - k * 1.6)}L${f(px)} ${f(py - k * 2.9)}L${f(px + k * 1.4)} ${f(py - k * 1.6)}V${f(py)}Z`,
        c,
      ),
      S.shade(
        `M${f(px - k * 1.4)} ${f(py)}V${f(py - k * 1.6)}L${f(px)} ${f(py - k * 2.9)}L${f(px + k * 1.4)} ${f(py - k * 1.6)}V${f(py)}Z`,
        '#3a3a24',
        0,
        0.8,
        [0.4, 0, 1, 0.2],
      ),
      path(`M${f(px - k * 0.4)} ${f(py)}Q${f(px)} ${f(py - k * 2)} ${f(px + k * 0.4)} ${f(py)}Z`, '#f7c870'),
    );
  }
  for (const i of range(7))
    for (const s of [-1, 1]) {
      const [px, py] = cam.at(s * 1.7, 0, 11.5 + i * 3);
      const k = cam.scale(11.5 + i * 3);
      S.add(
        line(`M${f(px)} ${f(py)}v${f(-k * 1.4)}`, '#2c3020', 2 + k * 0.02),
        S.glow(px, py - k * 1.5, k * 0.7, '#ffd286', 0.8),
        rect(px - k * 0.09, py - k * 1.66, k * 0.18, k * 0.26, '#fff0c4'),
      );
    }
  // vault: rings of stone from the far mouth to the near one
  const mouth = (z, w, h) => {
    const pts = [];
    for (const i of range(25)) {
      const t = (i / 24) * Math.PI;
      const c = Math.cos(t);
      pts.push(cam.at(-w * c, h * 0.58 + h * 0.42 * Math.sin(t) ** 0.8 * (1 + 0.12 * (1 - Math.abs(c)) ** 3), z));
    }
    return [cam.at(-w, 0, z), ...pts, cam.at(w, 0, z)];
  };
  const zs = [9.4, 7.6, 6.1, 4.9, 3.9, 3.1, 2.45, 1.95, 1.55, 1.2, 0.9];
  for (const i of range(zs.length - 1)) {
    const [a, b] = [mouth(zs[i], 2.1, 4.4), mouth(zs[i + 1], 2.1, 4.4)];
    const t = i / (zs.length - 2);
    for (const j of range(a.length - 1)) {
      const d = P([a[j], a[j + 1], b[j + 1], b[j]]);
      const lit = Math.max(0, 0.9 - t * 1.15) * (j < 10 ? 0.9 : j > 16 ? 1 : 0.6);
      S.add(
        path(d, ['#6f7358', '#7a7d62', '#646850'][(i * 5 + j * 3) % 3]),
        S.shade(d, dark, 0.25 + 0.6 * t, 0.5 + 0.45 * t, [0, 0, 1, 1]),
      );
      if (lit > 0.05) S.add(S.shade(d, '#ffe3a8', lit, 0, [0, 0, 1, 0.4]));
      S.add(line(d, dark, 1.5 + 4 * t, 'opacity=".55"'));
    }
    const fl = P([a[0], a.at(-1), b.at(-1), b[0]]);
    S.add(
      path(fl, i % 2 ? '#8a8464' : '#7e785c'),
      S.shade(fl, '#ffe6b0', Math.max(0, 0.9 - t), Math.max(0, 0.7 - t), [0, 0, 0, 1]),
      S.shade(fl, dark, 0.9 * t, t, [0, 0, 0, 1]),
    );
  }
  // a leaf of the gate stands open on the left, with iron points
  const leaf = (z0, z1, x) =>
    cam.onWall(x, [
      [z0, 0],
      [z1, 0],
      [z1, 3.2],
      [z0, 3.2],
    ]);
  S.add(path(leaf(5.2, 9.2, -1.86), '#4a3420'), S.shade(leaf(5.2, 9.2, -1.86), '#120a06', 0.9, 0.2, [0, 0, 1, 0]));
  for (const i of range(7))
    for (const j of range(6)) {
      const [x, y] = cam.at(-1.84, 0.35 + j * 0.5, 5.5 + i * 0.56);
      S.add(
        path(`M${f(x - 9)} ${f(y - 7)}L${f(x + 15)} ${f(y)}L${f(x - 9)} ${f(y + 7)}Z`, '#b8a888'),
        circle(x - 9, y, 8, '#2a2418'),
      );
    }
  // a mare in her trappings, from behind three quarters, with her groom; dark against the light
  const [mx, my] = cam.at(0.72, 0, 4.1);
  const k = cam.scale(4.1) / 230;
  const ink = '#241c18';
  const mare =
    'M-130 -250C-160 -240 -176 -190 -166 -140C-160 -60 -150 -60 -152 0H-122C-120 -60 -104 -90 -84 -130C-30 -110 20 -110 66 -130C80 -90 84 -50 84 0H112C116 -60 122 -110 124 -160C140 -190 160 -230 178 -272C196 -262 226 -252 246 -262C258 -272 258 -286 246 -296L196 -342C196 -360 190 -366 184 -356C170 -356 158 -346 148 -330C120 -290 96 -262 60 -254C0 -240 -70 -262 -130 -250Z';
  S.add(
    `<g transform="translate(${f(mx)} ${f(my)}) scale(${f(k * S.by(0.9, 0.8))})">${ellipse(20, 6, 240, 22, '#0c0e08', 'opacity=".6"')}${path('M-150 -240C-200 -220 -210 -130 -190 -50C-176 -80 -160 -140 -146 -180Z', ink)}${path(mare, '#e6dcc4')}${S.shade(mare, ink, 0.95, 0.1, [0, 0.6, 0.9, 0])}${path('M-90 -262C-20 -250 40 -256 70 -262L84 -150C20 -130 -50 -130 -108 -150Z', '#b5342a')}${S.shade('M-90 -262C-20 -250 40 -256 70 -262L84 -150C20 -130 -50 -130 -108 -150Z', '#2a080a', 0.8, 0, [0, 0, 0.9, 0])}${line('M-106 -156Q-10 -128 84 -156', '#e9b850', 12)}${range(
      11,
    )
      .map((i) => circle(-100 + i * 18, -140 + 10 * Math.sin((i / 10) * 3.1), 7, '#f4d890'))
      .join(
        '',
      )}${path('M150 -330C120 -330 90 -290 70 -256C100 -262 130 -290 156 -318Z', ink)}${line('M196 -340L238 -276M176 -300L246 -284', '#b5342a', 8)}</g>`,
    guest(S, mx + 250 * k, my + 14, cam.scale(4.1) * 1.66, {
      kind: 'man',
      coat: '#c8963f',
      trim: '#b5342a',
      light: -1,
      dark: '#120e0a',
      lite: '#ffe0a8',
    }),
  );
  for (const _ of range(110))
    S.add(
      circle(
        lerp(cx - W * 0.2, cx + W * 0.3, S.r()),
        H * (0.1 + 0.8 * S.r()),
        1.5 + 2.5 * S.r(),
        '#ffe9b8',
        `opacity="${f(0.2 + 0.5 * S.r())}"`,
      ),
    );
  return finish(S, options.framed);
}
