import { f } from './numbers.mjs';

/**
 * Returns what moves path data to x, y of the sheet, `k` times as large and turned by `turn` degrees: dots of stippled
 * shade then keep their size, which they do not in a group with a transform. The path has capital letters only, and its
 * arcs are parts of circles.
 */
export function mover({ x = 0, y = 0, k = 1, turn = 0 }) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * k, Math.sin((turn * Math.PI) / 180) * k];
  const at = (u, v) => [x + u * c - v * s, y + u * s + v * c];
  const pairs = (numbers) => {
    let o = '';
    for (let i = 0; i < numbers.length; i += 2)
      o += `${at(numbers[i], numbers[i + 1])
        .map(f)
        .join(' ')} `;
    return o.trim();
  };
  const move = (d) => {
    let last = [0, 0];
    return d.replace(/([A-Z])([^A-Z]*)/g, (_, letter, rest) => {
      if (letter === 'Z') return 'Z';
      const numbers = rest.match(/-?\d*\.?\d+/g).map(Number);
      const points = letter === 'H' ? [numbers[0], last[1]] : letter === 'V' ? [last[0], numbers[0]] : numbers;
      last = points.slice(-2);
      if (letter !== 'A') return `${'HV'.includes(letter) ? 'L' : letter}${pairs(points)}`;
      return `A${f(points[0] * k)} ${f(points[1] * k)} 0 ${points[3]} ${points[4]} ${pairs(last)}`;
    });
  };
  return { at, move };
}
