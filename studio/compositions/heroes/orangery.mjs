// orangery: early morning at the open doors of a white glass house: palms, citrus and one lamp inside, cut flowers.
import { mix } from '../../kit/colour.mjs';
import { leafBlade, marigoldHead } from '../../kit/nature/cut-flowers.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bar, inside, leafDoor, reflections, WHITE } from '../../parts/buildings/white-glass-wall.mjs';
import { citrus, GREENS } from '../../parts/landscape/citrus-pot.mjs';
import { basket, wateringCan } from '../../parts/landscape/cut-flower-basket.mjs';

export function orangery(options = {}) {
  const S = stage({ pal: 'emerald', seed: 2207, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const y = (v) => v + (H - 1250) * 0.62;
  const [vy, foot] = [y(650), y(930)];
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#b9d3c4'],
        [0.3, '#ecebcf'],
        [0.5, '#fbe6b6'],
      ]),
    ),
    S.glow(W * 0.92, y(200), 620, '#fff2c4', 0.8),
    soft(S, treeline(S, -60, W + 60, y(400), 210, '#7ca68c', 4), 8),
  );
  // the glazed wall under its gable, then the bars from thin to thick
  const [half, slope] = [S.by(1180, 900), 0.36];
  const roof = (x) => y(-50) + Math.abs(x - cx) * slope;
  const wall = P([
    [cx - half, foot],
    [cx - half, roof(cx - half)],
    [cx, roof(cx)],
    [cx + half, roof(cx + half)],
    [cx + half, foot],
  ]);
  S.add(reflections(S, wall, cx - half, cx + half, y(-50), foot));
  for (const i of range(15))
    for (const s of [-1, 1]) {
      const x = cx + s * (290 + i * 66);
      S.add(
        bar(
          [
            [x, roof(x)],
            [x, foot],
          ],
          i % 5 ? 4.4 : 17,
        ),
      );
    }
  for (const x of [-220, -147, -73, 0, 73, 147, 220])
    S.add(
      bar(
        [
          [cx + x, roof(cx + x)],
          [cx + x, y(372) - Math.sqrt(256 ** 2 - x ** 2)],
        ],
        4.4,
      ),
    );
  for (const v of [190, 560])
    for (const s of [-1, 1])
      S.add(
        bar(
          [
            [cx + s * 290, y(v)],
            [cx + s * Math.min(half, (y(v) - y(-50)) / slope), y(v)],
          ],
          4.4,
        ),
      );
  for (const s of [-1, 1]) {
    S.add(
      bar(
        [
          [cx + s * 290, y(372)],
          [cx + s * half, y(372)],
        ],
        13,
      ),
      bar(
        [
          [cx, roof(cx)],
          [cx + s * half, roof(cx + s * half)],
        ],
        24,
      ),
    );
    // curved brackets of iron where the posts meet the rail
    for (const i of [0, 5, 10])
      for (const t of i ? [-1, 1] : [s]) {
        const x = cx + s * (290 + i * 66);
        S.add(
          line(`M${x} ${y(476)}Q${x + t * 4} ${y(386)} ${x + t * 92} ${y(380)}`, WHITE, 6),
          circle(x + t * 24, y(402), 13, 'none', `stroke="${WHITE}" stroke-width="4"`),
        );
      }
  }
  // a low wall of pale stone, box hedges before it
  for (const s of [-1, 1]) {
    const d = s < 0 ? box(cx - half, y(812), cx - 276, foot) : box(cx + 276, y(812), cx + half, foot);
    S.add(
      path(d, '#d9d6c0'),
      S.shade(d, '#1f4a40', 0.85, 0.1, s < 0 ? [0, 1, 1, 0] : [0, 1, 0.6, 0]),
      bar(
        [
          [cx + s * 276, y(810)],
          [cx + s * half, y(810)],
        ],
        13,
      ),
    );
  }
  const arch = `M${cx - 250} ${foot}V${y(372)}A250 250 0 0 1 ${cx + 250} ${y(372)}V${foot}Z`;
  S.add(path(arch, '#17453a'), S.inside(arch, inside(S, cx, y, vy)));
  // the fanlight over the doors
  const fan = `M${cx - 250} ${y(372)}A250 250 0 0 1 ${cx + 250} ${y(372)}Z`;
  S.add(
    path(fan, '#e6f0dc', 'opacity=".3"'),
    S.inside(
      fan,
      path(
        P([
          [cx - 150, y(372)],
          [cx - 60, y(372)],
          [cx + 130, y(120)],
          [cx + 40, y(120)],
        ]),
        '#fdfdf0',
        'opacity=".34"',
      ),
    ),
  );
  const ray = (r, a) => [cx + Math.cos(a) * r, y(372) - Math.sin(a) * r];
  for (const i of range(9)) S.add(bar([ray(84, ((i + 1) * Math.PI) / 10), ray(250, ((i + 1) * Math.PI) / 10)], 4.6));
  for (const [r, w] of [
    [84, 7],
    [170, 4.6],
    [256, 20],
  ])
    S.add(
      bar(
        range(41).map((i) => ray(r, (i * Math.PI) / 40)),
        w,
      ),
    );
  S.add(
    bar(
      [
        [cx - 250, y(372)],
        [cx + 250, y(372)],
      ],
      13,
    ),
    bar(
      [
        [cx - 262, y(372)],
        [cx - 262, foot],
      ],
      18,
    ),
    bar(
      [
        [cx + 262, y(372)],
        [cx + 262, foot],
      ],
      18,
    ),
  );
  // lawn, hedges, path and steps
  const lawn = box(0, foot, W, H);
  S.add(
    path(
      lawn,
      S.lin([
        [0, '#6f9a5c'],
        [0.4, '#35684a'],
        [1, '#123c30'],
      ]),
    ),
  );
  for (const _ of range(420)) {
    const [x, v] = [S.r() * W, foot + 20 + S.r() * (H - foot)];
    const [dx, dy] = [(S.r() - 0.5) * 12, -10 - 14 * S.r()];
    S.add(line(`M${f(x)} ${f(v)}l${f(dx)} ${f(dy)}`, S.r() > 0.5 ? '#9ab870' : '#1f5240', 2.4, 'opacity=".6"'));
    if (S.r() < 0.24) S.add(circle(x + dx, v + dy, 1.2 + 1.4 * S.r(), '#f6fbea', 'opacity=".85"'));
  }
  for (const s of [-1, 1])
    for (const i of range(S.by(14, 8))) {
      const [x, v, r] = [cx + s * (500 + i * 62), foot + 14, 52 + 10 * S.r()];
      const d = oval(x, v - r * 0.5, r, r * 0.8);
      S.add(path(d, GREENS[1]), S.shade(d, '#a8c878', 0, 0.8, [0.4, 0.6, 0.9, 0]));
      for (const _ of range(12))
        S.add(
          leafBlade(
            x + (S.r() - 0.5) * r * 1.7,
            v - r * (0.1 + 1.1 * S.r()),
            20,
            S.r() * 360,
            GREENS[Math.floor(S.r() * 5)],
            1,
            0.3,
          ),
        );
    }
  for (const [i, [top, tread, rise, w]] of [
    [930, 40, 26, 400],
    [996, 46, 30, 440],
    [1072, 56, 34, 490],
  ].entries()) {
    const [a, b] = [
      box(cx - w, y(top + tread), cx + w, y(top + tread + rise)),
      P([
        [cx - w + 22, y(top)],
        [cx + w - 22, y(top)],
        [cx + w, y(top + tread)],
        [cx - w, y(top + tread)],
      ]),
    ];
    S.add(
      path(a, '#8f9c86'),
      S.shade(a, '#173e34', 0.75, 0.1, [0, 0.5, 1, 0]),
      path(b, mix('#ece6cc', '#c6cbb2', i * 0.3)),
      S.shade(b, '#24564a', 0.75, 0, [0, 0.5, 0.7, 0]),
      line(`M${cx - w} ${f(y(top + tread))}H${cx + w}`, '#fbf6de', 3),
    );
  }
  const walk = P([
    [cx - 500, y(1162)],
    [cx + 500, y(1162)],
    [cx + 600, H],
    [cx - 600, H],
  ]);
  S.add(path(walk, '#b5b492'), S.shade(walk, '#123c32', 0.9, 0, [0, 0.6, 0.8, 0.2]));
  S.add(S.pooled(cx, y(952), 240, 26, '#ffe2a0', 0.6), leafDoor(S, cx, y, -1), leafDoor(S, cx, y, 1));
  // long shadows fall to the left from all that stands on the steps
  const cast = (x, v, w, long) => {
    const d = P([
      [x - w, v - 8],
      [x + w, v - 2],
      [x + w * 0.7, v + 10],
      [x - long, v + 40],
      [x - long - 20, v + 14],
    ]);
    const fading = S.lin(
      [
        [0, '#0c2f28', 0],
        [0.5, '#0c2f28', 0.4],
        [1, '#0c2f28', 0.6],
      ],
      0,
      0,
      1,
      0,
    );
    return path(d, fading) + S.shade(d, '#0c2f28', 0, 0.7, [0, 0, 1, 0]);
  };
  for (const [x, v, h] of [
    [-415, 1016, 330],
    [415, 1016, 330],
  ])
    S.add(cast(cx + x, y(v), 50, 330), citrus(S, cx + x, y(v), h, 0));
  S.add(cast(cx + 190, y(1096), 90, 330), cast(cx - 140, y(1022), 55, 280));
  S.add(
    group(wateringCan(S), `transform="translate(${cx - 140} ${f(y(1020))}) scale(.92)"`),
    group(basket(S), `transform="translate(${cx + 190} ${f(y(1096))}) scale(1.08)"`),
  );
  for (const [dx, v, r, c] of [
    [40, 1108, 20, '#f29a1f'],
    [334, 1112, 18, '#e9742a'],
  ])
    S.add(ellipse(cx + dx - 12, y(v + 12), 32, 7, '#0c2f28', 'opacity=".4"'), marigoldHead(cx + dx, y(v), r, c));
  for (const _ of range(16))
    S.add(ellipse(cx + 20 + S.r() * 420, y(1084 + 36 * S.r()), 8, 4, S.r() > 0.5 ? '#d8506e' : '#f2a83a'));
  // shade of trees behind the viewer over the left lower part, dew, and the light from the right
  S.add(
    S.pool(box(0, y(800), W, H), W * 0.08, H, W * 0.5, '#062420', 1),
    S.pooled(W * 0.12, H, W * 0.42, 330, '#062420', 0.7),
    S.shade(box(0, y(1150), W, H), '#062420', 0, 0.8, [0.6, 0, 0.3, 1]),
  );
  for (const _ of range(70)) {
    const [x, v] = [S.r() * W, y(868 + 70 * S.r())];
    if (Math.abs(x - cx) < 500) continue;
    S.add(circle(x, v, 1.2 + 1.6 * S.r(), '#f6fbea', `opacity="${f(0.5 + 0.5 * S.r())}"`));
  }
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, '#fff0c0', 0.34],
          [1, '#fff0c0', 0],
        ],
        1,
        0,
        0.4,
        0.7,
      ),
    ),
  );
  return finish(S, options.framed);
}
