// fields: rows of mustard bend to a low horizon, the palace upon it among trees, the clouds of the monsoon above.
import { mix } from '../../kit/colour.mjs';
import { womanWithSheaf } from '../../kit/figures/woman-with-sheaf.mjs';
import { puffs } from '../../kit/nature/puffs.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { f } from '../../kit/numbers.mjs';
import { path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { farPalace } from '../../parts/buildings/far-palace.mjs';
import { cumulus } from '../../parts/landscape/cumulus.mjs';
import { groundOf, mustardField } from '../../parts/landscape/mustard-field.mjs';

/** Draws three clouds of the monsoon: a tower, its neighbour behind the house, and a small one far away. */
function clouds(S, hz) {
  const [deep, high] = S.pal.sky;
  const foot = mix(high, '#c9a58a', 0.35);
  return (
    cumulus(S, S.W * S.by(0.52, 0.62), hz * 0.925, S.W * S.by(0.26, 0.34), hz * 0.13, {
      lit: '#fbe9c6',
      shadow: '#a9c4a8',
      foot: '#e3cfa6',
      shape: 'bank',
    }) +
    cumulus(S, S.W * S.by(0.93, 0.95), hz * 0.86, S.W * S.by(0.3, 0.46), hz * S.by(0.4, 0.26), {
      lit: '#fdf2d8',
      shadow: high,
      foot: mix(high, '#e6cfa8', 0.4),
      shape: 'bank',
    }) +
    cumulus(S, S.W * S.by(0.25, 0.3), hz * 0.84, S.by(900, 900), hz * S.by(0.72, 0.68), {
      lit: '#fbeed2',
      shadow: mix(deep, high, 0.4),
      foot,
    })
  );
}

/** Draws trees far away between two places on the horizon: uneven crowns, each lit from the right. */
function trees(S, x0, x1, y, h) {
  const { leafm, leaf, sky } = S.pal;
  let o = '';
  for (let x = x0; x < x1; x += h * (0.34 + 0.5 * S.r())) {
    const [w, up] = [h * (0.3 + 0.34 * S.r()), h * (0.45 + 0.6 * S.r() ** 2)];
    const crown = [
      [x - w, y + 4],
      [x - w * 0.9, y - up * 0.5],
      [x - w * 0.3, y - up],
      [x + w * 0.4, y - up * 0.9],
      [x + w, y - up * 0.45],
      [x + w * 0.9, y + 4],
    ];
    const d = `${puffs(S.r, crown, { size: h * 0.2, deep: 0.42 })}Z`;
    o += path(d, mix(leafm, sky[2], 0.3 * S.r())) + S.shade(d, leaf, 0.9, 0, [0, 0.8, 0.8, 0.1]);
  }
  return o + rect(x0 - h, y - 3, x1 - x0 + 2 * h, 12, mix(leafm, leaf, 0.4));
}

/** Draws the shadow of the tower of cloud on the field: the lower left lies in it, so that words can stand there. */
function cloudShadow(S, hz) {
  const [w, y] = [S.W * S.by(0.5, 0.46), hz + (S.H - hz) * 0.42];
  const d = `M-20 ${f(y)}C${f(w * 0.4)} ${f(y + 20)} ${f(w * 0.62)} ${f(y + 90)} ${f(w * 0.86)} ${f(y + 190)}S${f(w * 1.1)} ${f(S.H - 40)} ${f(w * 1.24)} ${S.H + 20}H-20Z`;
  return (
    path(
      d,
      S.lin([
        [0, '#33401f', 0.3],
        [0.55, '#2f3c1e', 0.74],
      ]),
    ) + S.shade(d, '#1f2d18', 0.8, 0, [0.1, 1, 0.55, 0.1])
  );
}

/** `house` how large the palace stands. */
export function fields({ house = 0.25, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 311, axis: 0.7, ...options });
  const p = S.pal;
  const hz = S.H * S.by(0.52, 0.56);
  const heights = [0, 0.4, 0.75, 0.92, 1];
  S.add(
    rect(0, 0, S.W, hz + 40, S.lin(heights.map((at, i) => [at, p.sky[i]]))),
    S.shade(`M0 0H${S.W}V${hz * 0.7}H0Z`, mix(p.sky[0], '#0b1028', 0.35), 0.8, 0, [0, 0, 0.3, 1]),
    clouds(S, hz),
    birds(S.W * S.by(0.6, 0.74), hz * S.by(0.22, 0.1), 16, 7, p.dark, S.r),
  );
  const [left, right] = [S.cx - 1200 * house, S.cx + 1200 * house];
  S.add(trees(S, left + 90, right - 90, hz + 14, 96), farPalace(S, p, S.cx, hz + 14, house));
  S.add(
    trees(S, 14, left - 90, hz + 16, 40),
    trees(S, left - 120, left + 20, hz + 16, 84),
    trees(S, right - 10, S.W - 4, hz + 16, 70),
  );
  const at = groundOf(S, S.cx, hz);
  const stand = S.by(0.66, 0.62);
  const [x, y] = at(37.5, stand);
  S.add(mustardField(S, hz, at), cloudShadow(S, hz), womanWithSheaf(S, x, y, S.by(400, 420)));
  return finish(S, options.framed);
}
