// Grounds of the houses through the windows of the guest rooms. The far ground meets the sky at the height of the eye.
import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { SUNLIT, tree as standingTree, treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

/** Draws the sky behind a window, down to y. */
export const air = (V, [x0, y0, x1], low, colours = V.p.sky) =>
  rect(x0 - 4, y0 - 4, x1 - x0 + 8, low - y0 + 8, V.S.lin(colours.map((c, i) => [i / (colours.length - 1), c])));

/** Draws a tree, no crown of which is wholly off the sheet: such a shade cannot be printed. */
export const tree = (S, x, y, h, c, seed) => standingTree(S, Math.max(x, h * 0.4), y, h, c, seed);

/** A garden: trees behind a lawn with flowers; `green` [far, near, grass] for a garden in full day. */
export const garden =
  (seed = 2, green) =>
  (V, box) => {
    const [x0, , x1, y1] = box;
    const y = V.horizon + 26;
    const r = rng(seed);
    const [far, near, grass] = green ?? [V.p.mid, V.p.leafm, V.p.leafm];
    const c = { mid: near, dark: mix(near, V.p.leaf, 0.6), lite: green ? SUNLIT : V.p.lit.mid };
    const wide = x1 - x0;
    return (
      air(V, box, y) +
      V.S.glow(lerp(x0, x1, 0.66), y - 120, 260, V.p.sun, 0.7) +
      treeline(V.S, x0 - 40, x1 + 40, y, 110, far, seed) +
      rect(x0 - 4, y - 2, wide + 8, y1 - y + 8, grass) +
      range(4)
        .map((i) =>
          tree(V.S, lerp(x0, x1, (i + 0.15 + 0.5 * r()) / 4), y + 20 + 26 * (i % 2), 270 + 90 * r(), c, seed + i),
        )
        .join('') +
      treeline(V.S, x0 - 40, x1 + 40, y + 90, 60, mix(near, V.p.leaf, 0.3), seed + 5) +
      range(50)
        .map(() =>
          circle(
            lerp(x0, x1, r()),
            y + 50 + 60 * r(),
            5 + 4 * r(),
            ['#f7a928', '#fff1d8', '#e2557a'][Math.floor(r() * 3)],
          ),
        )
        .join('')
    );
  };

/** Fields of mustard in flower, furrow behind furrow, to a row of keekar trees. */
export const mustardFields = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 8;
  const rows = range(11).map((i) => {
    const low = y + 6 + (i + 1) ** 1.9 * 3.2;
    return ellipse((x0 + x1) / 2, low, (x1 - x0) * 0.9, 4 + i * 3.4, i % 2 ? '#e3a91c' : '#f4c93a');
  });
  return (
    air(V, box, y) +
    circle(lerp(x0, x1, 0.3), y - 76, 34, V.p.sun) +
    V.S.glow(lerp(x0, x1, 0.3), y - 76, 200, V.p.sun, 0.8) +
    treeline(V.S, x0 - 20, x1 + 20, y + 2, 34, mix(V.p.far, V.p.sky[3], 0.3), 4) +
    rect(x0 - 4, y, x1 - x0 + 8, y1 - y + 8, '#d99a1c') +
    rows.join('') +
    tree(V.S, lerp(x0, x1, 0.74), y + 26, 190, { mid: V.p.leafm, dark: V.p.leaf, lite: SUNLIT }, 5)
  );
};

/** A court by night: a lit fountain between dark neem trees, a string of lamps on the far wall. */
export const courtyardAtNight = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 40;
  const mid = (x0 + x1) / 2;
  return (
    air(V, box, y) +
    rect(x0 - 4, y - 90, x1 - x0 + 8, 100, mix(V.p.mid, V.p.sky[0], 0.3)) +
    range(9)
      .map(
        (i) =>
          V.S.glow(lerp(x0, x1, i / 8), y - 84, 26, V.p.lit.mid, 0.9) +
          circle(lerp(x0, x1, i / 8), y - 84, 5, V.p.lit.hi),
      )
      .join('') +
    [0.06, 0.94]
      .map((t, i) =>
        tree(V.S, lerp(x0, x1, t), y + 40, 330, { mid: V.p.leafm, dark: V.p.leaf, lite: V.p.lit.mid }, 4 + i),
      )
      .join('') +
    rect(x0 - 4, y, x1 - x0 + 8, y1 - y + 8, mix(V.p.base, V.p.sky[0], 0.72)) +
    V.S.pooled(mid, y + 60, 130, 46, V.p.lit.mid, 0.8) +
    ellipse(mid, y + 62, 70, 18, mix(V.p.base, V.p.sky[0], 0.4)) +
    ellipse(mid, y + 58, 60, 13, V.p.sky[2]) +
    path(`M${f(mid - 6)} ${f(y + 58)}L${f(mid - 3)} ${f(y)}H${f(mid + 3)}L${f(mid + 6)} ${f(y + 58)}Z`, V.p.lite) +
    line(
      `M${f(mid)} ${f(y + 2)}Q${f(mid - 26)} ${f(y - 24)} ${f(mid - 34)} ${f(y + 52)}M${f(mid)} ${f(y + 2)}Q${f(mid + 26)} ${f(y - 24)} ${f(mid + 34)} ${f(y + 52)}`,
      '#fff6e0',
      3,
    )
  );
};

/** A pool between palms by day. */
export const poolAndPalms = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 26;
  const r = rng(12);
  const c = { dark: '#28503f', mid: '#3f7a52' };
  return (
    air(V, box, y) +
    treeline(V.S, x0 - 30, x1 + 30, y, 70, '#5f9a72', 4) +
    rect(x0 - 4, y, x1 - x0 + 8, 34, '#e7d2a4') +
    rect(x0 - 4, y + 34, x1 - x0 + 8, 150, '#3fa3b0') +
    group(
      range(26)
        .map(() => line(`M${f(lerp(x0, x1, r()))} ${f(y + 44 + 130 * r())}h${f(20 + 60 * r())}`, '#c9f0ea', 3))
        .join(''),
      'opacity=".7"',
    ) +
    rect(x0 - 4, y + 184, x1 - x0 + 8, y1 - y, '#ead7ac') +
    [0.1, 0.46, 0.9].map((t, i) => palm(V.S, lerp(x0, x1, t), y + 44, 190 + 30 * (i % 2), c, 0.1 - 0.1 * i)).join('')
  );
};

/** A wall of lit glass in a dark garden: the house where the others dance. */
export const litGlass = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 70;
  const wide = x1 - x0;
  const r = rng(31);
  const [a, b] = [x0 + wide * 0.12, x0 + wide * 0.9];
  return (
    air(V, box, y) +
    treeline(V.S, x0 - 30, x1 + 30, y - 60, 120, V.p.leaf, 4) +
    rect(
      a,
      y - 150,
      b - a,
      150,
      V.S.lin([
        [0, V.p.lit.deep],
        [0.5, V.p.lit.mid],
        [1, V.p.lit.hi],
      ]),
    ) +
    range(7)
      .map((i) => line(`M${f(lerp(a, b, i / 6))} ${f(y)}V${f(y - 150)}`, V.p.leaf, 3))
      .join('') +
    path(`M${f(a - 20)} ${f(y - 150)}Q${f((a + b) / 2)} ${f(y - 215)} ${f(b + 20)} ${f(y - 150)}Z`, V.p.mid) +
    range(16)
      .map(() => {
        const x = lerp(a + 14, b - 14, r());
        return path(
          `M${f(x - 9)} ${f(y)}L${f(x - 5)} ${f(y - 46)}A6 8 0 1 1 ${f(x + 5)} ${f(y - 46)}L${f(x + 9)} ${f(y)}Z`,
          V.p.leaf,
        );
      })
      .join('') +
    rect(x0 - 4, y, wide + 8, y1 - y + 8, V.p.leaf) +
    V.S.pooled((a + b) / 2, y + 30, wide * 0.5, 60, V.p.lit.mid, 0.5)
  );
};

/** The battlements of the fort across the court, the sun low behind them. */
export const battlements = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 10;
  const wide = (x1 - x0) / 9;
  const wall = mix(V.p.dark, V.p.mid, 0.4);
  const merlons = range(11).map(
    (i) => `M${f(x0 + (i - 0.6) * wide)} ${f(y - 40)}v-34q${f(wide * 0.3)} -34 ${f(wide * 0.6)} 0v34Z`,
  );
  return (
    air(V, box, y) +
    V.S.glow(lerp(x0, x1, 0.4), y - 90, 220, V.p.sun, 0.8) +
    circle(lerp(x0, x1, 0.4), y - 96, 34, V.p.sun) +
    path(merlons.join(''), wall) +
    rect(x0 - 4, y - 42, x1 - x0 + 8, y1 - y + 60, wall) +
    rect(x0 - 4, y - 30, x1 - x0 + 8, 8, mix(wall, V.p.sun, 0.3)) +
    range(9)
      .map((i) => rect(x0 + (i + 0.4) * wide, y + 2, 7, 34, V.p.leaf))
      .join('') +
    treeline(V.S, x0 - 20, x1 + 20, y + 110, 70, V.p.leaf, 6)
  );
};
