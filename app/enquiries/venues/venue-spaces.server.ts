import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { SpaceOption } from '#app/enquiries/event/enquiry.ts';

/** Returns the halls and lawns of a hotel; none if there is no such hotel. */
export async function venueSpaces(catalogue: Pick<Catalogue, 'hotelBySlug'>, slug: string): Promise<SpaceOption[]> {
  const lookup = slug ? (await catalogue.hotelBySlug(slug)).value : undefined;
  return lookup?.kind === 'found' ? lookup.property.spaces.map(({ id, name }) => ({ id, name })) : [];
}
