/** An arcade is a row of arches at the top of a page; a phone shows so many of them at once. */
const inSightOnPhone = 3;

/** Returns how the picture at this place of an arcade is loaded. */
export function loadInArcade(place: number): 'first' | 'lazy' {
  return place < inSightOnPhone ? 'first' : 'lazy';
}
