// How many numbers each command takes, and which of them end a segment.
const TAKES = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7 };

/**
 * Returns the box [x0, y0, x1, y1] round all points and control points of path data: never smaller than the drawn
 * shape, but for arcs, which may reach a radius farther.
 */
export function pathBox(d) {
  const [xs, ys] = [[], []];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    if (command === 'Z') continue;
    const relative = letter !== command;
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    for (let i = 0; i + TAKES[command] <= numbers.length; i += TAKES[command]) {
      const part = numbers.slice(i, i + TAKES[command]);
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (command === 'H') x = fromX + part[0];
      else if (command === 'V') y = fromY + part[0];
      else {
        const points = command === 'A' ? part.slice(5) : part;
        for (let k = 0; k < points.length; k += 2) {
          x = fromX + points[k];
          y = fromY + points[k + 1];
          xs.push(x);
          ys.push(y);
        }
        if (command === 'A') {
          xs.push(x - part[0], x + part[0]);
          ys.push(y - part[1], y + part[1]);
        }
      }
      xs.push(x);
      ys.push(y);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
