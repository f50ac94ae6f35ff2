// gateSpikes: the old gate of a fort, close: iron points in rows, each hung for the day with a marigold.
import { flower, garland } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function gateSpikes({ wood = '#5a4630', iron = '#3a3f38', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1111, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, wood));
  const plank = S.by(250, 210);
  for (const i of range(Math.ceil(W / plank) + 1)) {
    const x = i * plank - 60;
    S.add(
      rect(x, 0, plank - 8, H, ['#6a5238', '#5f4830', '#74593c'][i % 3]),
      S.shade(box(x, 0, x + plank - 8, H), '#1c140c', 0.2, 0.85, [0, 0, 1, 0]),
    );
    for (const j of range(7))
      S.add(
        line(
          `M${f(x + 20 + j * 28)} -10C${f(x + 40 + j * 24)} ${f(H * 0.3)} ${f(x + j * 30)} ${f(H * 0.6)} ${f(x + 26 + j * 27)} ${H + 10}`,
          '#2a1e12',
          3,
          'opacity=".5"',
        ),
      );
  }
  const gap = S.by(400, 370);
  for (const j of range(5)) {
    const y = 120 + j * gap;
    S.add(
      rect(-10, y - 66, W + 20, 132, iron),
      S.shade(box(-10, y - 66, W + 10, y + 66), '#0c0f0a', 0, 0.95, [0, 0, 0, 1]),
      rect(-10, y - 66, W + 20, 7, '#9aa08a', 'opacity=".7"'),
    );
    for (const i of range(Math.ceil(W / gap) + 2))
      for (const q of [-0.32, 0.32])
        S.add(
          circle(i * gap + q * gap + (j % 2) * gap * 0.5, y, 15, '#565c50'),
          circle(i * gap + q * gap + (j % 2) * gap * 0.5 - 4, y - 4, 5, '#c8ccb8'),
        );
  }
  const spike = (x, y, k) => {
    const tip = [x - 118 * k, y + 92 * k];
    return (
      path(
        `M${f(x + 10)} ${f(y + 10)}L${f(tip[0] + 70)} ${f(tip[1] + 120)}L${f(x + 80)} ${f(y + 60)}Z`,
        '#0c0a06',
        'opacity=".5"',
      ) +
      circle(x, y, 74 * k, iron) +
      S.shade(
        `M${f(x - 74 * k)} ${f(y)}a${f(74 * k)} ${f(74 * k)} 0 1 1 ${f(148 * k)} 0a${f(74 * k)} ${f(74 * k)} 0 1 1 ${f(-148 * k)} 0Z`,
        '#0c0f0a',
        0,
        0.9,
        [0.2, 0, 0.8, 1],
      ) +
      path(`M${f(x - 30 * k)} ${f(y - 44 * k)}L${tip.map(f).join(' ')}L${f(x + 44 * k)} ${f(y + 32 * k)}Z`, '#565c50') +
      S.shade(
        `M${f(x - 30 * k)} ${f(y - 44 * k)}L${tip.map(f).join(' ')}L${f(x + 44 * k)} ${f(y + 32 * k)}Z`,
        '#0c0f0a',
        0,
        0.95,
        [0.2, 0, 0.7, 0.9],
      ) +
      path(
        `M${f(x - 30 * k)} ${f(y - 44 * k)}L${tip.map(f).join(' ')}L${f(x - 8 * k)} ${f(y - 10 * k)}Z`,
        '#b8bca8',
        'opacity=".85"',
      )
    );
  };
  const flowers = [];
  for (const j of range(5))
    for (const i of range(Math.ceil(W / gap) + 1)) {
      const [x, y] = [i * gap + (j % 2) * gap * 0.5, 120 + j * gap];
      S.add(spike(x, y, S.by(1.15, 1.1)));
      flowers.push([x - 60, y + 46, i, j]);
    }
  for (const [x, y, i, j] of flowers) {
    if ((i + j * 2) % 4 === 3) continue;
    const petals = range(3)
      .map((q) => flower(x, y, 62 - q * 17, q % 2 ? '#ef7f1a' : '#f7a928', q % 2 ? '#f7a928' : '#e0620c'))
      .join('');
    S.add(ellipse(x + 22, y + 34, 72, 60, '#0c0a06', 'opacity=".45"'), petals);
  }
  S.add(
    garland([-40, H * 0.2], [W * 0.72, H * 0.1], 250, 26, 6),
    garland([W * 0.66, H * 0.1], [W + 60, H * 0.34], 150, 26, 6),
  );
  // a ring handle on the right, worn bright, a red thread tied to it
  const [rx, ry] = [W * S.by(0.76, 0.7), H * S.by(0.62, 0.6)];
  S.add(
    circle(rx, ry - 190, 70, '#8a6a34'),
    S.shade(`M${f(rx - 70)} ${f(ry - 190)}a70 70 0 1 1 140 0a70 70 0 1 1 -140 0Z`, '#1c1006', 0, 0.9, [0.2, 0, 0.8, 1]),
    group(
      circle(rx, ry, 190, 'none', 'stroke="#0c0a06" stroke-width="44"'),
      'opacity=".5" transform="translate(26 34)"',
    ),
    circle(rx, ry, 190, 'none', 'stroke="#8a6a34" stroke-width="44"'),
    circle(rx - 4, ry - 6, 196, 'none', 'stroke="#f4d890" stroke-width="9" opacity=".8"'),
    circle(rx + 6, ry + 8, 178, 'none', 'stroke="#3a2408" stroke-width="8" opacity=".7"'),
  );
  S.add(
    line(`M${f(rx - 150)} ${f(ry + 112)}q-10 60 -60 150M${f(rx - 146)} ${f(ry + 116)}q20 70 -4 170`, '#c8242f', 13),
    ...range(5).map((i) => line(`M${f(rx - 178 + i * 11)} ${f(ry + 84 + i * 12)}l44 -40`, '#c8242f', 11)),
  );
  return finish(S.add(S.shade(box(0, 0, W, H), '#0c0a06', 0, 0.7, [0.3, 0.1, 1, 1])), options.framed);
}
