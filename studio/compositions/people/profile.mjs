// profile: a woman in profile at a carved window, seen from the dark room; the lattice lays stripes of light on her.
import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const FACE =
  'M-20 -196C-80 -194 -124 -158 -132 -108C-134 -90 -133 -78 -131 -66C-141 -42 -158 -16 -170 0C-175 11 -166 18 -150 19C-156 25 -161 32 -159 39C-157 45 -151 48 -145 50C-151 54 -156 61 -154 68C-151 77 -146 81 -143 89C-149 99 -150 113 -144 125C-134 145 -108 149 -82 143C-66 139 -56 134 -48 128C-44 170 -50 214 -76 244L150 300L120 -120C80 -190 20 -200 -20 -196Z';
const VEIL =
  'M-64 -206C-40 -250 60 -262 130 -196C196 -132 196 0 214 120C232 230 330 320 360 760H-190C-196 560 -170 380 -96 262C-60 300 -6 290 18 240C52 160 60 60 44 -30C30 -110 -10 -170 -64 -206Z';

export function profile({ veil = '#b3402f', wall = '#2c1320', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 561, ...options });
  const { W, H } = S;
  const gold = '#f0c067';
  S.add(rect(0, 0, W, H, wall), S.shade(box(0, 0, W, H), '#0c0410', 0, 0.95, [0.3, 0, 1, 0.3]));
  // the opening: an arch cut by the left edge, evening beyond, a lattice across its lower part
  const ax = W * S.by(0.2, 0.18);
  const aw = S.by(900, 760);
  const opening = archPath(ax, H * 0.94, aw, H * 0.5, aw * 0.52, 5, 0.3);
  const reveal = archPath(ax + 46, H * 0.95, aw + 60, H * 0.5, aw * 0.55, 5, 0.3);
  S.add(path(reveal, '#a8573f'), S.shade(reveal, '#3a1224', 0.1, 0.9, [0.4, 0, 1, 0.2]), line(reveal, '#d98f5a', 3));
  S.add(
    S.inside(
      opening,
      rect(
        0,
        0,
        W,
        H,
        S.lin([
          [0, '#4a6a9a'],
          [0.35, '#e9a878'],
          [0.6, '#fbd694'],
          [1, '#f0b060'],
        ]),
      ) +
        S.glow(ax - 60, H * 0.56, 420, '#fff4cf', 0.9) +
        circle(ax - 60, H * 0.56, 74, '#fff4d8') +
        birds(ax + 120, H * 0.3, 16, 6, '#5a2a3a', S.r) +
        range(9)
          .map(
            (i) =>
              rect(ax - 420 + i * 104, H * (0.68 + 0.02 * ((i * 7) % 3)), 90, 300, '#c46a4a') +
              rect(ax - 400 + i * 104, H * (0.71 + 0.02 * ((i * 7) % 3)), 16, 26, '#6a2a34'),
          )
          .join('') +
        rect(0, H * 0.78, W, H, '#7a2f34') +
        hexJaali(ax - aw / 2, H * 0.78, ax + aw / 2, H, 64, '#5a1f2c', 13),
    ),
    line(opening, gold, 4),
  );
  // stripes that the lattice throws over wall and woman
  const stripes = range(9).map((i) =>
    P([
      [W * 0.47, H * (0.075 + i * 0.13)],
      [W * 1.02, H * (0.2 + i * 0.13)],
      [W * 1.02, H * (0.255 + i * 0.13)],
      [W * 0.47, H * (0.125 + i * 0.13)],
    ]),
  );
  S.add(...stripes.map((d) => path(d, '#d9703f', 'opacity=".34"') + S.shade(d, '#ffcf8a', 0.7, 0, [0, 0, 1, 0])));
  const [x, y, k] = [W * S.by(0.6, 0.62), H * S.by(0.42, 0.44), S.by(1.28, 1.2)];
  const at = `transform="translate(${f(x)} ${f(y)}) scale(${k})"`;
  const skin = { base: '#8a5138', dark: '#2a0f18', lite: '#f8bf86' };
  const lit = stripes
    .map((d) =>
      group(path(d, '#ffd79a', 'opacity=".5"'), `transform="scale(${f(1 / k)}) translate(${f(-x)} ${f(-y)})"`),
    )
    .join('');
  S.add(
    group(
      path(FACE, skin.base) +
        S.shade(FACE, skin.dark, 0, 0.95, [0.1, 0, 0.8, 0.2]) +
        S.shade(FACE, skin.lite, 0.95, 0, [0, 0.3, 0.3, 0.35]) +
        path('M-30 -196C-60 -190 -84 -170 -92 -140C-60 -150 -20 -120 0 -60L40 -60L30 -180Z', '#1c0c14') +
        path('M-122 -52Q-104 -62 -84 -50Q-104 -44 -122 -52Z', '#1c0c14') +
        line('M-124 -52Q-104 -66 -80 -50', '#12060c', 5) +
        line('M-128 -84Q-104 -98 -74 -82', '#1c0c14', 7) +
        path('M-159 39C-150 36 -138 40 -126 48C-138 52 -150 58 -154 68C-144 66 -130 60 -122 50Z', '#a83a3f') +
        circle(-148, 8, 5, '#fff0c4') +
        line('M-150 6q-14 22 4 30q20 4 18 -22', gold, 3) +
        circle(-128, -118, 8, '#c8243a') +
        path('M-10 20q-16 10 -10 34q6 20 22 14q16 -10 8 -34Z', gold) +
        circle(-4, 78, 9, '#fff0c4') +
        line('M-12 18Q-40 -60 -84 -150', gold, 3, 'stroke-dasharray="2 7"') +
        range(3)
          .map((i) => circle(-12 + i * 9, 96 + (i % 2) * 8, 5, gold))
          .join('') +
        path(VEIL, veil) +
        S.shade(VEIL, '#2a0812', 0, 0.95, [0.2, 0.1, 0.9, 0.3]) +
        S.shade(VEIL, '#ffc48a', 0.7, 0, [0, 0.2, 0.35, 0.3]) +
        line(
          'M-64 -206C-10 -170 30 -110 44 -30C60 60 52 160 18 240C-6 290 -60 300 -96 262C-170 380 -196 560 -190 760',
          gold,
          15,
        ) +
        line(
          'M-42 -214C14 -176 52 -112 66 -30C84 66 74 172 38 252C8 316 -60 330 -92 300C-146 400 -164 560 -160 760',
          gold,
          3,
        ) +
        line(
          'M120 -150C170 -60 150 60 180 200M160 60C190 200 260 300 300 700M60 300C40 420 60 560 40 760M150 330C140 480 170 600 160 760',
          '#5a1420',
          5,
          'opacity=".6"',
        ) +
        range(34)
          .map(() => circle(60 + S.r() * 190, 300 + S.r() * 440, 4, gold, 'opacity=".8"'))
          .join('') +
        S.inside(`${FACE}${VEIL}`, lit),
      at,
    ),
  );
  return finish(S, options.framed);
}
