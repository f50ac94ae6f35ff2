/** Frames a second of every clip. */
export const FPS = 24;

/** How far the view goes in: the part of the picture that is left at the end of the way. */
const WAY = { push: 0.86, left: 0.88, right: 0.88, rise: 0.88 };

/** Returns an expression that goes there and back once in `frames`, slow at both ends: 0 to 1 to 0. */
const swing = (frames) => `(1-cos(2*PI*on/${frames}))/2`;

/**
 * Returns left and top edge of the view and its size, each 0 to 1, as expressions of the frame number `on`. A push
 * narrows the view towards the focus, the others keep its size and travel.
 */
function view({ move, focus: [fx, fy] }, frames) {
  const least = WAY[move];
  const t = swing(frames);
  if (move === 'push') {
    const size = `(1-${1 - least}*${t})`;
    return { x: `(1-${size})*${fx}`, y: `(1-${size})*${fy}`, size };
  }
  const room = (1 - least).toFixed(3);
  const middle = (1 - least) / 2;
  const across = { left: `${room}*(1-${t})`, right: `${room}*${t}`, rise: middle }[move];
  const down = move === 'rise' ? `${room}*(1-${t})` : middle;
  return { x: `(${across})`, y: `(${down})`, size: `${least}` };
}

/**
 * Returns the filters of one clip: the still seen through a moving view (by `perspective`, which knows parts of a
 * pixel), and one or two sheets of drifting things before it, falling or (below zero) rising, the nearer the faster;
 * everything is back after `seconds`.
 */
export function filterGraph(brief, { width, height, seconds, layers }) {
  const frames = seconds * FPS;
  const { x, y, size } = view(brief, frames);
  const corner = (right, bottom) => [`W*(${x}${right ? `+${size}` : ''})`, `H*(${y}${bottom ? `+${size}` : ''})`];
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
  const camera = `perspective=x0='${x0}':y0='${y0}':x1='${x1}':y1='${y1}':x2='${x2}':y2='${y2}':x3='${x3}':y3='${y3}':interpolation=cubic:sense=source:eval=frame`;
  // read once and held, instead of decoded for each frame
  const hold = 'loop=loop=-1:size=1';
  const steps = [`[0:v]${hold},${camera},scale=${width}:${height}:flags=lanczos,setsar=1[v0]`];
  layers.forEach(({ falls, sways }, i) => {
    const way = `mod(${Math.abs(falls)}*n/${frames},1)`;
    const fall = `${height}*${falls < 0 ? `(1-${way})` : way}`;
    const sway = `${sways}*sin(2*PI*n/${frames})-${sways}`;
    // the sheet is two frames high and tiles, so the one behind it never shows an edge
    steps.push(`[${i + 1}:v]${hold}[d${i}]`);
    steps.push(`[v${i}][d${i}]overlay=x='${sway}':y='${fall}-${height}':eval=frame[v${i + 1}]`);
  });
  steps.push(`[v${layers.length}]format=yuv420p[out]`);
  return steps.join(';');
}
