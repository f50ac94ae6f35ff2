// forest: a lodge across a river seen between the trunks of a sal forest, deer on the near bank.
import { mix } from '../../kit/colour.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { group, line, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { baradari } from '../../parts/buildings/baradari.mjs';
import { deer } from '../../parts/landscape/deer.mjs';
import { tank } from '../../parts/landscape/lotus-tank.mjs';

function trunk(S, p, x, w, lean, seed) {
  const r = rng(seed);
  const top = -20;
  const d = `M${f(x - w)} ${S.H}Q${f(x - w * 0.5 + lean * 0.5)} ${f(S.H * 0.5)} ${f(x + lean - w * 0.42)} ${top}H${f(x + lean + w * 0.42)}Q${f(x + w * 0.6 + lean * 0.5)} ${f(S.H * 0.5)} ${f(x + w * 1.1)} ${S.H}Z`;
  const bark = range(9).map((i) => {
    const y = S.H * (0.08 + 0.1 * i);
    const at = x + lean * (1 - y / S.H) + (r() - 0.5) * w * 0.6;
    return line(
      `M${f(at)} ${f(y)}q${f(w * 0.16)} ${f(60 * r() + 30)} 0 ${f(90 + 40 * r())}`,
      mix(p.leafm, p.sky[2], 0.3),
      2.4,
      'opacity=".55"',
    );
  });
  return (
    path(d, p.leaf) + S.shade(d, mix(p.leafm, p.lit.mid, 0.35), 0.6, 0, [x < S.cx ? 1 : 0, 0, 0.5, 0]) + bark.join('')
  );
}

// leaves hanging into the picture from above
function canopy(S, p) {
  const r = rng(S.seed + 5);
  return range(S.by(150, 110))
    .map((i) => {
      const x = S.W * r();
      const reach = 0.1 + 0.2 * Math.abs(x / S.W - 0.5) * 2;
      const y = S.H * reach * r() ** 1.4 - 20;
      const size = 34 + 46 * r();
      const tone = [p.leaf, p.leafm, mix(p.leafm, p.lit.mid, 0.16)][i % 3];
      const leaf = path(
        `M0 0Q${f(size * 0.45)} ${f(size * 0.2)} ${f(size * 0.1)} ${f(size)}Q${f(-size * 0.35)} ${f(size * 0.4)} 0 0Z`,
        tone,
      );
      return group(leaf, `transform="translate(${f(x)} ${f(y)}) rotate(${f(-50 + 100 * r())})"`);
    })
    .join('');
}

function ferns(S, p, x0, x1) {
  const r = rng(S.seed + 9);
  return range(16)
    .map((i) => {
      const x = x0 + (x1 - x0) * r();
      const h = 90 + 130 * r();
      const s = i % 2 ? 1 : -1;
      const blades = range(5).map((k) => {
        const a = s * (k - 2) * 24;
        return `M${f(x)} ${S.H + 10}Q${f(x + a)} ${f(S.H - h * 0.7)} ${f(x + a * 2.6)} ${f(S.H - h + Math.abs(k - 2) * 22)}Q${f(x + a * 1.2 + 10)} ${f(S.H - h * 0.5)} ${f(x + 9)} ${S.H + 10}Z`;
      });
      return path(blades.join(''), [p.leaf, p.leafm, mix(p.leafm, p.lit.mid, 0.14)][i % 3]);
    })
    .join('');
}

/** `sun` its offset from the axis. */
export function forest({ sun, ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 271, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const hz = H * S.by(0.6, 0.6);
  const lodge = baradari(S, p, cx, hz);
  const green = { mid: mix(p.leafm, p.lit.mid, 0.08), dark: p.leaf, lite: p.lit.mid };
  const bank = `M0 ${H}V${f(H * 0.84)}Q${f(W * 0.3)} ${f(H * 0.8)} ${f(W * 0.55)} ${f(H * 0.88)}T${W} ${f(H * 0.85)}V${H}Z`;
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 260, 190),
    bandClouds(S, hz * 0.4, hz * 0.7, 6, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx + 160, hz - 560, 18, 6, p.sky[0], S.r),
    hill(S, hz + 4, 320, S.by(5, 3), mix(p.far, p.sky[3], 0.45), S.seed, p.sky[4]),
    hill(S, hz + 4, 190, S.by(7, 4), p.far, S.seed + 3, p.sky[3]),
    treeline(S, -20, W + 20, hz - 4, 110, mix(p.mid, p.far, 0.3), 5),
    ...[-560, -420, 430, 590].map((dx) => tree(S, cx + dx, hz, 250, green, dx)),
    lodge,
    tank(S, p, hz, lodge),
    path(bank, p.leafm),
    S.shade(bank, p.leaf, 0, 0.9, [0, 0, 0, 1], 'b'),
    S.shade(bank, p.lit.mid, 0.4, 0, [0, 0, 0, 0.3]),
    deer(cx - S.by(330, 230), H * 0.875, 1.25, 1, mix(p.lit.deep, p.leaf, 0.35), '#fff1d0'),
    deer(cx - S.by(170, 70), H * 0.905, 0.95, 1, mix(p.lit.deep, p.leaf, 0.45), '#fff1d0'),
  );
  const sides = S.by(
    [
      [0.03, 46, 40],
      [0.15, 26, 18],
      [0.86, 30, -24],
      [0.97, 52, -40],
    ],
    [
      [0.02, 52, 40],
      [0.17, 24, 20],
      [0.86, 26, -18],
      [0.98, 56, -50],
    ],
  );
  for (const [i, [x, w, lean]] of sides.entries()) S.add(trunk(S, p, W * x, w, lean, i + 3));
  S.add(canopy(S, p), ferns(S, p, 0, W * 0.3), ferns(S, p, W * 0.66, W));
  return finish(S, options.framed);
}
