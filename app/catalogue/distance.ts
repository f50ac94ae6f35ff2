export interface Position {
  lat: number;
  lng: number;
}

const kmPerDegree = 111.2;
/** A degree of longitude is so much shorter than one of latitude around Delhi. */
const eastWest = 0.88;

/** The distance as the crow flies, kilometres; exact enough within the region. */
export function kmBetween(one: Position, other: Position): number {
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * eastWest) * kmPerDegree;
}
