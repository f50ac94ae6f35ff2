import { box, rect } from './shapes.mjs';

/**
 * Draws a shade of `colour` over the ground below the horizon `hz`, darkest at the lower left, where the title of a page
 * stands: grain `across` pixels wide from `top` pixels below the horizon, over a wash as strong as `opacity`.
 */
export function shadedCorner(S, hz, { colour, top, across, opacity }) {
  const wash = [
    [0, colour, opacity],
    [1, colour, 0],
  ];
  return (
    S.shade(box(0, hz + top, across, S.H), colour, 0.9, 0, [0, 1, 0.62, 0.2], 'b') +
    rect(0, hz, S.W, S.H - hz, S.lin(wash, 0, 1, 0.4, 0.2))
  );
}
