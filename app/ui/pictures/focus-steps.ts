/** Rounds a part of a picture's side to steps of 25 %, for which `picture.css` has rules. */
export function inSteps(part: number): number {
  return Math.round(part * 4) * 25;
}
