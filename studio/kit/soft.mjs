import { group } from './shapes.mjs';

/** Draws what is out of focus: `inner` blurred by `amount` units. */
export function soft(S, inner, amount = 14) {
  const id = S.id('soft');
  S.define(
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="${S.W + 200}" height="${S.H + 200}"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  );
  return group(inner, `filter="url(#${id})"`);
}
