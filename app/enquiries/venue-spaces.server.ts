import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { SpaceOption } from '#app/enquiries/enquiry.ts';

/** Returns the halls and lawns of a hotel: none if there is no such hotel, undefined if only the database would know it. */
export async function venueSpaces(
  catalogue: Pick<Catalogue, 'hotelBySlug'>,
  slug: string,
): Promise<SpaceOption[] | undefined> {
  const lookup = slug ? (await catalogue.hotelBySlug(slug)).value : undefined;
  if (lookup?.kind === 'unavailable') return undefined;
  return lookup?.kind === 'found' ? lookup.property.spaces.map(({ id, name }) => ({ id, name })) : [];
}
