// elephant-foot: an elephant's painted foot on a palace step, an anklet of bells, tightly cropped.
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function foot(S, { skin, dark, lite, gold }) {
  const leg =
    'M-250 -1000C-262 -560 -276 -330 -300 -150C-312 -60 -300 -10 -250 0H250C300 -10 312 -60 300 -150C276 -330 262 -560 250 -1000Z';
  let o =
    ellipse(60, 6, 400, 56, '#2a1018', 'opacity=".55"') +
    path(leg, skin) +
    S.shade(leg, dark, 0, 0.95, [0.25, 0, 1, 0.1]) +
    S.shade(leg, lite, 0.85, 0, [0, 0, 0.35, 0]);
  for (const i of range(16)) {
    const y = -930 + i * 40;
    o += line(
      `M${-240 + (i % 3) * 8} ${y}Q${-60 + (i % 4) * 30} ${y + 26} ${230 - (i % 3) * 14} ${y - 8}`,
      dark,
      3,
      'opacity=".35"',
    );
  }
  // painted vine with blossoms up the leg
  o +=
    line('M-40 -160C-180 -260 120 -360 -20 -480C-130 -580 120 -660 20 -800S0 -1000 40 -1010', '#fbeed2', 9) +
    range(10)
      .map((i) => {
        const y = -200 - i * 82;
        const x = Math.sin(i * 1.7) * 90;
        return (
          flower(x, y, 34, i % 2 ? '#f7a928' : '#e2557a', '#fff1d8') +
          path(`M${f(x + 40)} ${y + 30}q40 -40 70 -10q-30 40 -70 10Z`, '#3f8a7a')
        );
      })
      .join('');
  for (const [y, n, e] of [
    [-252, 13, 291],
    [-196, 14, 300],
  ]) {
    o +=
      path(`M${-e} ${y - 20}Q0 ${y + 46} ${e} ${y - 20}V${y + 8}Q0 ${y + 76} ${-e} ${y + 8}Z`, '#8a1f2e') +
      line(`M${-e} ${y - 20}Q0 ${y + 46} ${e} ${y - 20}M${-e} ${y + 8}Q0 ${y + 76} ${e} ${y + 8}`, gold, 6);
    o += range(n)
      .map((i) => {
        const u = -1 + (2 * (i + 0.5)) / n;
        const x = u * e;
        const yy = y + 28 + 30 * (1 - u * u);
        return (
          circle(x, yy, 22, gold) +
          S.shade(`M${f(x - 22)} ${f(yy)}a22 22 0 1 1 44 0a22 22 0 1 1 -44 0Z`, '#5a2f0c', 0, 0.95, [0.2, 0, 0.9, 1]) +
          circle(x - 7, yy - 8, 5, '#fff6d8') +
          line(`M${f(x - 9)} ${f(yy + 8)}H${f(x + 9)}`, '#3a1c08', 4)
        );
      })
      .join('');
  }
  for (const [x, w] of [
    [-214, 84],
    [-100, 104],
    [22, 110],
    [142, 98],
    [236, 70],
  ]) {
    const d = `M${x - w / 2} 0Q${x - w / 2} -84 ${x} -88Q${x + w / 2} -84 ${x + w / 2} 0Z`;
    o += path(d, '#f0dfc0') + S.shade(d, '#8a6a4a', 0, 0.85, [0.2, 0, 1, 0.6]) + line(d, '#5a4434', 3, 'opacity=".6"');
  }
  return o;
}

export function elephantFoot({ stone = '#c87850', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 571, ...options });
  const { W, H } = S;
  const c = { skin: '#8a7d86', dark: '#2c2232', lite: '#d8c8c0', gold: '#e6b24e' };
  S.add(rect(0, 0, W, H, '#5c1f2c'));
  // steps run down to the lower left, light along their edges
  const g = [];
  for (const i of range(7)) {
    const y = -40 + i * 232;
    const tread = P([
      [-400, y],
      [W + 500, y - 90],
      [W + 500, y + 24],
      [-400, y + 120],
    ]);
    const riser = P([
      [-400, y + 120],
      [W + 500, y + 24],
      [W + 500, y + 142],
      [-400, y + 232],
    ]);
    g.push(
      path(tread, '#e9b284'),
      S.shade(tread, '#8a3a34', 0, 0.8, [0, 0, 1, 0]),
      S.shade(tread, '#fff0cc', 0.8, 0, [0, 0.6, 0.5, 0.4]),
      path(riser, stone),
      S.shade(riser, '#4a1424', 0.2, 0.95, [0, 0, 0.8, 1]),
      line(`M-400 ${y + 120}L${W + 500} ${y + 24}`, '#ffe2b4', 5),
    );
    g.push(
      ...range(14).map(
        (k) =>
          `<g transform="translate(${-300 + k * 200 + (i % 2) * 100} ${y + 186 - k * 9.6})">${range(6)
            .map((q) =>
              ellipse(
                Math.cos(q * 1.047) * 20,
                Math.sin(q * 1.047) * 20,
                15,
                8,
                '#6a2230',
                `fill-opacity=".55" transform="rotate(${q * 60} ${f(Math.cos(q * 1.047) * 20)} ${f(Math.sin(q * 1.047) * 20)})"`,
              ),
            )
            .join('')}</g>`,
      ),
    );
  }
  S.add(...g);
  const [x, y] = [W * S.by(0.62, 0.56), H * S.by(0.8, 0.8)];
  S.add(
    S.shade(
      P([
        [x - 120, y],
        [x + 300, y - 60],
        [x + 1100, y + 360],
        [x + 300, y + 520],
      ]),
      '#2a0a1c',
      0.95,
      0.1,
      [0, 0, 1, 0.8],
    ),
  );
  for (const _ of range(70)) {
    const [px, py, a] = [S.r() * W, H * (0.3 + 0.7 * S.r()), S.r() * 180];
    S.add(
      `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(a)})">${ellipse(0, 0, 15, 8, ['#f7a928', '#ef7f1a', '#e2557a'][Math.floor(S.r() * 3)])}</g>`,
    );
  }
  S.add(group(foot(S, c), `transform="translate(${f(x)} ${f(y)}) rotate(2) scale(${S.by(1.02, 1.02)})"`));
  // the edge of the state cloth above, with its tassels
  const hem = `M-20 -20H${W + 20}V${H * 0.1}Q${W * 0.62} ${H * 0.25} ${W * 0.3} ${H * 0.12}Q${W * 0.1} ${H * 0.06} -20 ${H * 0.14}Z`;
  S.add(
    S.shade(box(0, H * 0.08, W, H * 0.36), '#2a0a1c', 0.8, 0, [0, 0, 0, 1]),
    path(hem, '#7a1330'),
    S.shade(hem, '#2a0412', 0, 0.9, [0.3, 0, 1, 0.6]),
    line(
      `M${W + 20} ${H * 0.085}Q${W * 0.62} ${H * 0.235} ${W * 0.3} ${H * 0.105}Q${W * 0.1} ${H * 0.045} -20 ${H * 0.125}`,
      '#e6b24e',
      16,
    ),
    line(
      `M${W + 20} ${H * 0.05}Q${W * 0.62} ${H * 0.19} ${W * 0.3} ${H * 0.07}Q${W * 0.1} ${H * 0.01} -20 ${H * 0.09}`,
      '#e6b24e',
      4,
    ),
  );
  for (const i of range(S.by(26, 17))) {
    const u = (i + 0.5) / S.by(26, 17);
    const tx = u * W;
    const ty =
      H * (0.115 + 0.075 * Math.sin(Math.PI * Math.min(1, Math.max(0, (u - 0.2) / 0.8))) - 0.02 * (u < 0.25 ? 1 : 0));
    S.add(
      circle(tx, ty + 12, 9, '#f4dc9c'),
      path(
        `M${f(tx - 10)} ${f(ty + 18)}L${f(tx - 16)} ${f(ty + 66)}H${f(tx + 16)}L${f(tx + 10)} ${f(ty + 18)}Z`,
        '#e6b24e',
      ),
      line(
        `M${f(tx - 8)} ${f(ty + 30)}L${f(tx - 10)} ${f(ty + 64)}M${f(tx + 4)} ${f(ty + 30)}L${f(tx + 5)} ${f(ty + 64)}`,
        '#8a4a14',
        2,
      ),
    );
  }
  return finish(S, options.framed);
}
