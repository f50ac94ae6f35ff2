// tentLounge: a bar under a tent of striped silk; low seats in a round, a brass tray with two drinks and kebabs before the eye.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, lit, plate, tallGlass } from '../../parts/dining/crockery.mjs';
import { BOTTLES, bottle, GLASS } from '../../parts/halls/bottle.mjs';
import { brassPlate } from '../../parts/tableware/reception-table.mjs';

const [SAFFRON, IVORY, VIOLET, INK, GOLD] = ['#e98a2c', '#f6e6cc', '#4a2566', '#1c0f2e', '#e3b364'];

/** Draws the tent: stripes from the mast to the eaves, and the hanging walls with their tied folds. */
function tent(S, cx, top) {
  const eave = (i, n) => {
    const a = Math.PI * (1 + i / n);
    return [cx + Math.cos(a) * 1300, 540 + Math.sin(a) * 190];
  };
  const n = 22;
  const roof = range(n).map((i) => {
    const [a, b] = [eave(i, n), eave(i + 1, n)];
    const d = `M${cx} ${top}Q${f(lerp(cx, a[0], 0.55))} ${f(lerp(top, a[1], 0.66))} ${a.map(f).join(' ')}L${b.map(f).join(' ')}Q${f(lerp(cx, b[0], 0.55))} ${f(lerp(top, b[1], 0.66))} ${cx} ${top}Z`;
    return path(d, i % 2 ? IVORY : SAFFRON) + S.shade(d, '#6a1f3c', 0, 0.7, [0.4, 0.2, i < n / 2 ? 0 : 1, 1]);
  });
  const walls = range(17).map((i) => {
    const [x0, x1] = [-20 + i * 75, 55 + i * 75];
    const y = 392 + (i - 8) ** 2 * 1.9;
    const d = `M${x0} ${f(y)}Q${x0 + 37} ${f(y + 30)} ${x1} ${f(y)}V960H${x0}Z`;
    return (
      path(d, i % 2 ? mix(VIOLET, SAFFRON, 0.16) : VIOLET) +
      S.shade(d, INK, 0, 0.75, [0, 0, 1, 0.2]) +
      line(`M${x0} ${f(y)}Q${x0 + 37} ${f(y + 46)} ${x1} ${f(y)}`, GOLD, 5) +
      circle(x0, y + 6, 8, GOLD)
    );
  });
  return path(box(0, 0, S.W, 960), VIOLET) + walls.join('') + roof.join('') + S.glow(cx, 520, 560, '#ffd08a', 0.5);
}

/** Draws the bar: a half round counter of brass and dark wood, three shelves of bottles on chains behind it. */
function roundBar(S, p, x, y) {
  const front = `M${x - 250} ${y - 170}V${y - 20}A250 60 0 0 0 ${x + 250} ${y - 20}V${y - 170}A250 60 0 0 1 ${x - 250} ${y - 170}Z`;
  let o =
    S.glow(x, y - 330, 330, '#ffc26a', 0.8) +
    line(`M${x - 170} ${y - 620}V${y - 200}M${x + 170} ${y - 620}V${y - 200}`, GOLD, 4);
  for (const j of range(3)) {
    const sy = y - 250 - j * 112;
    o +=
      range(8)
        .map((i) =>
          bottle(
            S,
            x - 150 + i * 43,
            sy,
            86 + ((i * 7 + j * 3) % 4) * 6,
            BOTTLES[(i + j) % BOTTLES.length],
            GLASS[(i * 3 + j) % GLASS.length],
            p,
          ),
        )
        .join('') + lit(S, box(x - 186, sy, x + 186, sy + 11), '#c9923c');
  }
  const flutes = range(25).map((i) => {
    const a = Math.PI * (1 - (i + 0.5) / 25);
    return `M${f(x + Math.cos(a) * 250)} ${f(y - 160 + Math.sin(a) * 58)}v146`;
  });
  return (
    o +
    lit(S, front, '#5a2a3c') +
    line(flutes.join(''), GOLD, 4, 'opacity=".75"') +
    ellipse(x, y - 170, 262, 62, GOLD) +
    ellipse(x, y - 174, 254, 57, '#2f1a38') +
    S.pool(oval(x, y - 174, 254, 57), x, y - 180, 220, '#ffc26a', 0.8)
  );
}

/** Draws a low seat seen from behind or before: a round back of buttoned velvet. */
function tub(S, x, y, k, tone, behind) {
  const back = `M${x - k} ${y}C${x - k * 1.1} ${y - k * 0.9} ${x - k * 0.7} ${y - k * 1.15} ${x} ${y - k * 1.15}C${x + k * 0.7} ${y - k * 1.15} ${x + k * 1.1} ${y - k * 0.9} ${x + k} ${y}Z`;
  const seat = `M${x - k * 0.8} ${y - k * 0.42}Q${x} ${y - k * 0.62} ${x + k * 0.8} ${y - k * 0.42}V${y}H${x - k * 0.8}Z`;
  const buttons = range(10).map((i) =>
    circle(x + ((i % 5) - 2) * k * 0.32 + (i > 4 ? k * 0.16 : 0), y - k * (i > 4 ? 0.72 : 0.92), k * 0.03, GOLD),
  );
  return (
    castOn(x, y, k, k * 0.16) +
    lit(S, back, tone) +
    line(back, GOLD, k * 0.03) +
    (behind
      ? ''
      : buttons.join('') +
        lit(S, seat, mix(tone, '#ffffff', 0.14)) +
        lit(S, `M${x - k * 0.3} ${y - k * 0.84}h${k * 0.5}l${k * 0.08} ${k * 0.42}h${-k * 0.66}Z`, SAFFRON)) +
    line(`M${x - k * 0.9} ${y}v${k * 0.12}M${x + k * 0.9} ${y}v${k * 0.12}`, GOLD, k * 0.06)
  );
}

export function tentLounge(options = {}) {
  const S = stage({ pal: 'dusk', seed: 66, axis: 0.5, ...options });
  const p = S.pal;
  const { W, H } = S;
  const cam = camera({ cx: 560, horizon: 560, focal: 900, eye: 1.5 });
  S.add(tent(S, 690, -300));
  const ground = box(0, 900, W, H);
  S.add(path(ground, '#5a2048'), S.pool(ground, 600, 1060, 620, '#f0a04a', 0.7));
  for (const [r, tone] of [
    [3.1, GOLD],
    [3, '#7a1f3c'],
    [2.6, GOLD],
    [2.5, VIOLET],
    [1.7, SAFFRON],
    [1.6, '#7a1f3c'],
  ])
    S.add(S.inside(ground, path(P(cam.ring(0.3, 4.2, r)), tone)));
  S.add(S.shade(ground, INK, 0, 0.85, [0, 0.2, 0, 1], 'b'));
  S.add(roundBar(S, p, 860, 960));
  for (const [x, y, r] of [
    [250, 470, 46],
    [470, 400, 34],
    [690, 330, 60],
  ]) {
    const d = oval(x, y, r, r * 1.24);
    S.add(
      line(`M${x} ${y - r * 3}V${y - r}`, GOLD, 3),
      S.glow(x, y, r * 4.4, '#ffc46a', 0.7),
      path(d, '#ffdf9a'),
      S.shade(d, '#c2642c', 0.1, 0.9, [0.3, 0, 1, 0.4]),
      ...range(18).map((i) =>
        path(
          `M${f(x + ((i % 6) - 2.5) * r * 0.3)} ${f(y - r * 0.62 + Math.floor(i / 6) * r * 0.5)}l${f(r * 0.09)} ${f(r * 0.14)}l${f(-r * 0.09)} ${f(r * 0.14)}l${f(-r * 0.09)} ${f(-r * 0.14)}Z`,
          '#8a3a1c',
        ),
      ),
      lit(S, box(x - r * 0.3, y - r * 1.36, x + r * 0.3, y - r * 1.16), GOLD),
    );
  }
  S.add(tub(S, 190, 1010, 128, '#7a2f6a'), tub(S, 470, 985, 116, '#7a2f6a'), tub(S, 70, 1190, 190, '#8a3a74'));
  S.add(tub(S, 1120, 1180, 170, '#8a3a74'));
  const [tx, ty] = [600, 1300];
  S.add(
    lit(
      S,
      P([
        [tx - 120, ty],
        [tx + 120, ty],
        [tx + 260, H + 20],
        [tx - 260, H + 20],
      ]),
      '#4a2a2c',
    ),
    brassPlate(tx, ty, 470, 0.34),
    ...range(36).map((i) =>
      ellipse(tx + Math.cos(i * 0.1745) * 410, ty + Math.sin(i * 0.1745) * 138, 13, 6, '#a8691c'),
    ),
  );
  S.add(bowl(S, tx + 10, ty - 78, 62, { tone: GOLD, fill: '#a8642c', heap: '#d8a05a' }));
  S.add(
    tallGlass(S, tx - 190, ty - 10, 210, { drink: '#d2562c', w: 0.36, e: 0.28 }),
    lit(S, `M${tx - 236} ${ty - 128}l46 -22l20 44l-46 20Z`, '#ffd9bd', 0.4),
    line(`M${tx - 160} ${ty - 196}q60 -54 74 12`, '#f29a2c', 14),
  );
  S.add(
    tallGlass(S, tx + 60, ty + 60, 220, { drink: '#c9772c', w: 0.36, e: 0.28 }),
    lit(S, `M${tx + 12} ${ty - 72}l56 -26l24 52l-54 22Z`, '#f2c98f', 0.4),
    circle(tx + 106, ty - 152, 24, '#8a1a2c'),
    line(`M${tx + 106} ${ty - 170}L${tx + 170} ${ty - 216}`, GOLD, 5),
  );
  S.add(
    plate(S, tx + 255, ty - 40, 128, { e: 0.34, tone: '#2f1a38', rim: GOLD }),
    ...range(5).map((i) =>
      lit(S, oval(tx + 185 + (i % 3) * 66, ty - 54 + Math.floor(i / 3) * 30, 32, 17), i % 2 ? '#8a4a24' : '#a05a2c'),
    ),
    ...range(5).map((i) => ellipse(tx + 200 + i * 28, ty - 76, 9, 5, '#7fae5a')),
  );
  for (const [x, y] of [
    [tx - 340, ty + 10],
    [tx + 380, ty + 50],
  ])
    S.add(
      S.glow(x, y - 40, 120, '#ffd08a', 0.9),
      lit(S, `M${x - 30} ${y - 56}H${x + 30}L${x + 22} ${y}H${x - 22}Z`, '#f6a84a'),
      path(`M${x} ${y - 84}q12 20 0 32q-12 -12 0 -32Z`, '#fffbe6'),
    );
  S.add(
    line(
      open([
        [0, H - 4],
        [W, H - 4],
      ]),
      INK,
      4,
    ),
  );
  return finish(S, options.framed);
}
