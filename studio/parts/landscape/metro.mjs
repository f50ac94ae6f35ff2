import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, P, path, rect } from '../../kit/shapes.mjs';

function pier(S, p, x, y) {
  const d = P([
    [x - 9, y + 20],
    [x - 7, y - 62],
    [x - 26, y - 82],
    [x + 26, y - 82],
    [x + 7, y - 62],
    [x + 9, y + 20],
  ]);
  return path(d, mix(p.far, p.lite, 0.25)) + S.shade(box(x - 26, y + 20, x + 26, y - 82), p.dark, 0, 0.7);
}

function coach(S, p, x, y) {
  const d = `M${x} ${y - 98}V${y - 134}Q${x} ${y - 142} ${x + 8} ${y - 142}H${x + 96}Q${x + 104} ${y - 142} ${x + 104} ${y - 134}V${y - 98}Z`;
  return (
    path(d, p.lite) +
    S.shade(d, p.dark, 0, 0.5, [0, 0, 0, 1]) +
    range(5)
      .map((k) => rect(x + 9 + k * 19, y - 134, 13, 16, p.lit.mid))
      .join('') +
    rect(x, y - 113, 104, 4, p.sky[1])
  );
}

/** Draws the elevated line across the whole sheet, a train on it to the right of the axis. */
export function metro(S, p, y) {
  const piers = range(Math.ceil((S.W - 40) / 150)).map((i) => pier(S, p, 40 + i * 150, y));
  const train = range(S.by(6, 4)).map((i) => coach(S, p, S.cx + S.by(180, 150) + i * 108, y));
  return (
    piers.join('') +
    rect(0, y - 96, S.W, 16, mix(p.far, p.lite, 0.45)) +
    rect(0, y - 80, S.W, 4, p.dark, 'opacity=".5"') +
    rect(0, y - 97, S.W, 2, p.gold) +
    train.join('')
  );
}
