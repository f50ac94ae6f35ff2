// morningGarden: white chairs in arcs before an arch of flowers, old trees, the oval house of glass at the back.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { birds, sky } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { glassDome } from '../../parts/buildings/glass-dome.mjs';
import { flowerArch } from '../../parts/ceremonies/flower-arch.mjs';
import { curvedRows, mownGrass } from '../../parts/landscape/dressed-lawn.mjs';

/** The hour: what the palette has of evening is taken out of it. */
const MORNING = {
  sky: ['#7fb0c4', '#a9ccd0', '#d3dfcc', '#f3e8c6', '#fdf3da'],
  sun: '#fffbe6',
  far: '#9db8a4',
  leaf: '#2f5236',
  leafm: '#6d8f45',
  dark: '#3d5a4a',
  lite: '#fffdf4',
  gold: '#c79a4a',
};

export function morningGarden(options = {}) {
  const S = stage({ pal: 'emerald', seed: 633, axis: 0.46, ...options });
  const p = { ...S.pal, ...MORNING };
  const hz = S.H * 0.45;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1150, eye: 3.9 });
  S.add(sky(S, p, hz * 1.1, S.W * 0.2, 260, 130), birds(S.W * 0.62, 180, 15, 5, '#5f7f86', S.r));
  S.add(hill(S, hz + 4, 70, 5, p.far, 4, p.sky[3]), treeline(S, -20, S.W + 20, hz + 12, 90, '#7fa06a', 4));
  S.add(
    group(
      glassDome(S, { ...p, leaf: '#3f6a44', leafm: '#5f8a54' }, 0, 0),
      `transform="translate(${f(S.W * 0.79)} ${f(hz + 62)}) scale(0.74)"`,
    ),
  );
  S.add(mownGrass(S, cam, hz + 44, { far: '#b7c77a', near: '#8db052', dark: '#4d7a3a', stripes: 'across' }));
  const green = { mid: '#7c9d4a', dark: '#33562f', lite: '#e6e7a0' };
  for (const [x, z, h] of [
    [-16, 40, 15],
    [-24, 30, 15],
    [7, 52, 14],
    [33, 36, 14],
    [-11.5, 22, 13],
  ]) {
    const k = cam.scale(z);
    const [tx, ty] = cam.at(x, 0, z);
    S.add(
      ellipse(tx + k * 3.4, ty + k * 0.1, k * 5.6, k * 0.7, '#2f5a34', 'opacity=".42"'),
      tree(S, tx, ty, k * h, green, Math.abs(x)),
    );
  }
  const dais = cam.ring(0, 24, 3.4);
  const top = cam.ring(0, 24, 3.4, 0.3);
  S.add(
    path(`M${[...dais].map((q) => q.map(f).join(' ')).join('L')}Z`, '#cfc4a6'),
    path(`M${[...top].map((q) => q.map(f).join(' ')).join('L')}Z`, p.lite),
  );
  const white = [
    [BLOOM.white, BLOOM.blush],
    ['#fff3dc', '#f3d27a'],
    [BLOOM.white, '#9fc27a'],
  ];
  S.add(flowerArch(S, p, ...cam.at(0, 0.3, 24.4), cam.scale(24.4) * 3.6, white));
  S.add(
    path(cam.floor(-0.85, 5, 0.85, 21), '#fbf3e2'),
    S.shade(cam.floor(-0.85, 5, 0.85, 21), '#b9a678', 0, 0.5, [0, 0, 0, 1]),
  );
  S.add(
    curvedRows(
      cam,
      p,
      [0, 24],
      range(8).map((i) => 5.6 + i * 1.35),
      { wood: mix('#ffffff', p.dark, 0.12), cushion: '#f2e7cf', spread: 1.12, aisle: 1.15 },
    ),
  );
  return finish(S, options.framed);
}
