import { f, range } from '../../kit/numbers.mjs';
import { line, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { parapetAt } from './city-lights.mjs';

/** Draws the parapet of the roof with its coping. */
export function parapet(S) {
  const [l, r] = [-20, S.W + 20];
  const wall = P([
    [l, parapetAt(l)],
    [r, parapetAt(r)],
    [r, S.H],
    [l, S.H],
  ]);
  const coping = P([
    [l, parapetAt(l) - 16],
    [r, parapetAt(r) - 16],
    [r, parapetAt(r) + 8],
    [l, parapetAt(l) + 8],
  ]);
  return (
    path(wall, '#2a2358') +
    S.shade(wall, '#120d34', 0, 0.9, [0.5, 0, 0.4, 0.4], 'b') +
    path(coping, '#5a4a86') +
    line(`M${l} ${f(parapetAt(l) - 16)}L${r} ${f(parapetAt(r) - 16)}`, '#ffb98a', 3, 'opacity=".8"')
  );
}

/** Draws the blades of a plant in a pot that stands in the dark behind the bartender, lit along one edge. */
export const darkPlant = (S) =>
  range(9)
    .map((i) => {
      const [x, y] = [-30 + i * 34, 760 + Math.abs(i - 3) * 46 + S.r() * 50];
      const [bx, by] = [60 + i * 8, 1260];
      const w = 34;
      const blade =
        `M${bx} ${by}C${f(bx + (x - bx) * 0.2 - w)} ${f(by - 190)} ${f(x - w)} ${f(y + 150)} ${f(x)} ${f(y)}` +
        `C${f(x + w)} ${f(y + 160)} ${f(bx + (x - bx) * 0.2 + w)} ${f(by - 180)} ${bx} ${by}Z`;
      const vein = `M${bx} ${by}Q${f(bx + (x - bx) * 0.3)} ${f(by - 260)} ${f(x)} ${f(y)}`;
      return path(blade, i % 2 ? '#16405c' : '#1d5468') + line(vein, '#56b0a8', 2.4, 'opacity=".6"');
    })
    .join('');

/** Draws the pool on the roof, lit from inside: the glass wall of it, and the water's edge above. */
export function litPool(S) {
  const edge = (x, down) => [x, parapetAt(x) + down];
  const wall = P([edge(470, 84), edge(S.W + 20, 74), edge(S.W + 20, 400), edge(470, 400)]);
  const top = P([edge(530, 52), edge(S.W + 20, 44), edge(S.W + 20, 78), edge(470, 88)]);
  const tones = [
    [0, '#8ff5e4'],
    [0.18, '#35c9c4'],
    [0.6, '#127a94'],
    [1, '#123a6a'],
  ];
  const nets = range(30).map((i) => {
    const y = 98 + (i % 10) * 24 + S.r() * 14;
    let x = 470 + Math.floor(i / 10) * 240 + S.r() * 60;
    let d = `M${f(x)} ${f(parapetAt(x) + y)}`;
    for (const q of range(5)) {
      const step = 26 + S.r() * 34;
      d += `q${f(step / 2)} ${f((q % 2 ? 1 : -1) * (5 + S.r() * 12))} ${f(step)} ${f(step * 0.075)}`;
      x += step;
    }
    return line(d, '#c9fff2', f(3 - (i % 10) * 0.2), `opacity="${f(0.62 - (i % 10) * 0.055)}"`);
  });
  const spill = S.pooled(820, 880, 520, 170, '#4fe0d4', 0.35);
  return (
    spill +
    path(wall, S.lin(tones)) +
    nets.join('') +
    path(top, '#bafcec') +
    soft(S, line(`M470 ${f(parapetAt(470) + 86)}L${S.W + 20} ${f(parapetAt(S.W) + 76)}`, '#ffffff', 4), 1) +
    line([690, 960].map((x) => `M${x} ${f(parapetAt(x) + 80)}V1320`).join(''), '#d9fff6', 3, 'opacity=".35"')
  );
}
