export interface Position {
  lat: number;
  lng: number;
}

const kmPerDegree = 111.2;
/** Returns the kilometres east and north from one position to another, for a drawing that is true to scale. */
export function offsetInKm(from: Position, to: Position) {
  const east = (to.lng - from.lng) * kmPerDegree * Math.cos((from.lat * Math.PI) / 180);
  return { east, north: (to.lat - from.lat) * kmPerDegree };
}

/** The length of a degree of longitude around Delhi, as a share of that of a degree of latitude. */
const eastWest = 0.88;

/** The distance as the crow flies, kilometres; exact enough within the region. */
export function kmBetween(one: Position, other: Position): number {
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * eastWest) * kmPerDegree;
}
