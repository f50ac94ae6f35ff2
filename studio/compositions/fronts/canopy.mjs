// canopy: from above the tree tops at dusk: a round house of glass with a feast in it, guests on a path of stones.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { roundGlassHouse, threshold } from '../../parts/buildings/round-glass-house.mjs';
import { crownFromAbove, crownShadow } from '../../parts/landscape/crown-from-above.mjs';
import { arrivals, lanterns, stoneWay } from '../../parts/landscape/stone-way.mjs';

/** Returns the trees of the wood, none on the lawn and none on the path: large ones first, small ones between them. */
function wood(S, { x, y, rx, ry }, way) {
  const steps = range(40).map((i) => way(i / 39));
  const found = [];
  for (const i of range(2600)) {
    const [px, py] = [S.r() * (S.W + 160) - 80, S.r() * (S.H + 160) - 60];
    const r = (i < 420 ? 122 : i < 1200 ? 78 : 44) * (0.84 + 0.34 * S.r());
    const out = Math.hypot((px - x) / (rx * 1.12 + r * 0.8), (py - y - 62) / (ry * 1.28 + r * 0.7));
    const clear = steps.every(([sx, sy]) => Math.hypot(sx - px, sy - py) > r + 62);
    const free = found.every((t) => Math.hypot(t.x - px, (t.y - py) * 1.2) > (t.r + r) * 0.84);
    if (out > 1 && clear && free) found.push({ x: px, y: py, r, out, kind: S.r() });
  }
  return found.toSorted((a, b) => a.y - b.y);
}

/** Draws the lawn: the light of the house falls on it through the panes, in rays between the shadows of the posts. */
function lawn(S, { x, y, rx, ry }, glow, ground) {
  const [cy, far] = [y + 118, [rx * 1.34, ry * 1.46]];
  const rays = range(44).map((i) => {
    const [a, b] = [(i / 44) * 6.283, ((i + 0.62) / 44) * 6.283];
    const at = (t, q) => `${f(x + Math.cos(t) * rx * q)} ${f(cy + Math.sin(t) * ry * q)}`;
    return `M${at(a, 0.98)}L${at(a - 0.01, 1.5)}L${at(b + 0.01, 1.5)}L${at(b, 0.98)}Z`;
  });
  const light = S.rad(
    [
      [0.6, glow, 0.66],
      [1, glow, 0],
    ],
    x,
    cy,
    rx * 1.4,
    `gradientUnits="userSpaceOnUse" gradientTransform="translate(0 ${f(cy * (1 - ry / rx))}) scale(1 ${f(ry / rx)})"`,
  );
  return (
    S.pooled(x, cy, rx * 2.1, ry * 2.3, glow, 0.55) +
    ellipse(x, cy - 20, ...far, mix('#3f6a3f', ground, 0.12)) +
    S.pool(oval(x, cy - 20, ...far), x, cy, rx * 1.3, '#ffdc9a', 0.7) +
    path(rays.join(''), light) +
    ellipse(x, cy + 8, rx * 1.05, ry * 1.07, '#b08a62') +
    ellipse(x, cy + 2, rx * 1.05, ry * 1.07, '#dcb98a')
  );
}

/** Draws the trees: first their shadows, thrown from the house where its light reaches, then the crowns. */
function trees(S, wooded, { x, y }, leaves, glow, ground) {
  const away = (t) => {
    const d = Math.hypot(t.x - x, t.y - y);
    return [(t.x - x) / d, (t.y - y) / d];
  };
  const tone = (t) => {
    const leaf = leaves[Math.floor(t.kind * 4)];
    return mix(leaf, t.kind * 40 - Math.floor(t.kind * 40) < 0.3 ? '#2f5f5a' : leaf, 0.45);
  };
  const shadows = wooded.map((t) =>
    crownShadow(
      S,
      t,
      away(t).map((v) => v * (t.out < 1.7 ? 0.62 : 0.3)),
      ground,
    ),
  );
  const crowns = wooded.map((t) => {
    const to = away(t).map((v) => -v);
    return crownFromAbove(S, t, { tone: tone(t), warm: Math.max(0, 1 - (t.out - 1) * 1.25), to, glow });
  });
  return shadows.join('') + crowns.join('');
}

export function canopy({ leaves = ['#16382e', '#1f4a38', '#2c5e42', '#3f7650'], glow = '#ffd58a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 881, ...options });
  const { W, H } = S;
  const [rx, ry] = S.by([470, 262], [400, 236]);
  const house = { x: W * S.by(0.62, 0.55), y: H * S.by(0.4, 0.38), rx, ry, door: 1.98, glow };
  const [dx, dy] = threshold(house);
  const way = (t) => [
    dx - W * S.by(0.46, 0.4) * t ** 1.2 + S.by(70, 60) * Math.sin(t * 5),
    dy + 6 + (H - dy) * 1.12 * t,
  ];
  const ground = mix(leaves[0], '#0a1220', 0.62);
  const floor = mix(mix(leaves[1], '#24443a', 0.55), ground, 0.45);
  const door = [dx, dy];
  S.add(
    rect(0, 0, W, H, floor),
    lawn(S, house, glow, ground),
    stoneWay(S, way, glow),
    trees(S, wood(S, house, way), house, leaves, glow, ground),
    roundGlassHouse(S, house),
    lanterns(S, way, glow),
    arrivals(way, door),
    S.shade(box(0, 0, W, H), '#0c2440', 0.6, 0, [0, 0, 0.5, 0.6]),
    S.shade(box(0, 0, W, H), '#06140f', 0, 0.6, [0.6, 0.5, 0.9, 1]),
  );
  return finish(S, options.framed);
}
