import { range } from '../../numbers.mjs';
import { ellipse, group, line, path, rect } from '../../shapes.mjs';

const WOOD = '#b8763a';

/** Draws a turned wooden handle along the axis, from x to x + w. */
const handle = (S, x, w) =>
  rect(x, -8, w, 16, WOOD, 'rx="7"') +
  S.shade(`M${x} -8H${x + w}V8H${x}Z`, '#5a2a14', 0, 0.9, [0.5, 0.3, 0.5, 1]) +
  line(`M${x + 14} -8V8M${x + w - 14} -8V8`, '#c8302f', 4);

/** Draws a disc of the reel seen at a slant, painted with petals. */
const disc = (S, x, painted) =>
  ellipse(x, 0, 21, 50, '#7a2f1c') +
  ellipse(x - 4, 0, 20, 48, '#e8b04a') +
  (painted
    ? range(8)
        .map((i) => {
          const a = (i * Math.PI) / 4;
          return ellipse(
            x - 4 + Math.cos(a) * 11.6,
            Math.sin(a) * 29,
            3.6,
            8,
            '#b8243c',
            `transform="rotate(${i * 45 + 90} ${x - 4 + Math.cos(a) * 11.6} ${Math.sin(a) * 29})"`,
          );
        })
        .join('') +
      ellipse(x - 4, 0, 17.6, 43, 'none', 'stroke="#1f6a66" stroke-width="4"') +
      ellipse(x - 4, 0, 7, 16, '#1f6a66') +
      S.shade(`M${x - 24} -48H${x + 16}V48H${x - 24}Z`, '#5a2a14', 0.6, 0, [0.2, 1, 0.7, 0.2])
    : '');

/**
 * Draws a big wooden reel full of rose string, its middle at x, y, its axle turned by `turn` degrees: its near end is at
 * the left. The handles are at -74 and 78 along the axle.
 */
export function kiteReel(S, [x, y], turn) {
  const drum = 'M-24 -37C-18 -41 18 -41 26 -36V36C18 41 -18 41 -24 37Z';
  const turns = range(12).map((i) => `M${-22 + i * 4} -38q7 38 0 76`);
  return group(
    handle(S, 40, 62) +
      disc(S, 32) +
      path(drum, '#d84a6e') +
      line(turns.join(''), '#9c2348', 1.3, 'opacity=".7"') +
      S.shade(drum, '#5a1030', 0, 0.85, [0.5, 0.3, 0.5, 1]) +
      S.shade(drum, '#ffd9d0', 0.8, 0, [0.5, 0, 0.5, 0.5]) +
      disc(S, -28, true) +
      handle(S, -104, 70),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}
