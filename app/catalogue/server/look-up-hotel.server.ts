import type { Catalogue, HotelLookup, Read } from './catalogue.server.ts';

type FoundHotel = Extract<HotelLookup, { kind: 'found' }> & Pick<Read<unknown>, 'source'>;

/**
 * Looks up a hotel's address. At `/{location}/{slug}` and `/{brand}/{slug}` the first part must be a known location or
 * brand, and the hotel's own; otherwise the result is `elsewhere`. The slug may be an earlier one.
 */
export async function lookUpHotel(
  catalogue: Pick<Catalogue, 'brands' | 'locations' | 'hotelBySlug'>,
  slug: string,
  place?: string,
): Promise<FoundHotel | Exclude<HotelLookup, { kind: 'found' }> | { kind: 'elsewhere' }> {
  if (place !== undefined && !(await isPlace(catalogue, place))) return { kind: 'elsewhere' };
  const { value, source } = await catalogue.hotelBySlug(slug);
  const lookup = value.kind === 'found' ? { ...value, source } : value;
  if (place === undefined) return lookup;
  const named = lookup.kind === 'alias' ? (await catalogue.hotelBySlug(lookup.canonicalSlug)).value : lookup;
  if (named.kind === 'unavailable') return named;
  const fits = named.kind === 'found' && [named.property.brand, named.property.location].includes(place);
  return fits ? lookup : { kind: 'elsewhere' };
}

async function isPlace(catalogue: Pick<Catalogue, 'brands' | 'locations'>, slug: string): Promise<boolean> {
  const [brands, locations] = await Promise.all([catalogue.brands(), catalogue.locations()]);
  return [...brands.value, ...locations.value].some((one) => one.slug === slug);
}
