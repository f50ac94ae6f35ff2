import { locationsTexts as texts } from './texts.ts';

/** The heading of a filtered list, such as "Omnia by Tivoli in Noida"; undefined for the whole list. */
export function listHeading({ brand, place }: { brand: string | undefined; place: string | undefined }) {
  const where = place && `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
  if (brand) return where ? texts.brandIn(brand, where) : brand;
  return where && texts.hotelsIn(where);
}
