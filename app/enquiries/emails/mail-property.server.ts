import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { EmailPicture } from '#app/emails/email.server.ts';
import type { Picture } from '#platform/images/picture.ts';

/** The data of a property that mails need. */
export interface MailProperty {
  name: string;
  city: string;
  phone: string;
  /** The address of its sales team. */
  email: string;
  picture?: EmailPicture;
}

export type FindMailProperty = (slug: string | null) => Promise<MailProperty | null>;

interface Parts {
  catalogue: Pick<Catalogue, 'hotelBySlug'>;
  /** Makes a picture as a JPEG of that size, in pixels; undefined if it cannot be made. */
  jpeg: (picture: Picture, size: { width: number; height: number }) => Promise<Buffer | undefined>;
}

const pictureSize = { width: 600, height: 400 };
/** The picture is twice the size at which it is shown, for screens with two pixels per point. */
const fineSize = { width: 1200, height: 800 };
/** A property is cached for so many milliseconds. */
const cacheMs = 10 * 60_000;
const mostCached = 100;

/** Finds a property for mails. Each is cached for ten minutes, because many mails of one evening name the same few. */
export function createFindMailProperty({ catalogue, jpeg }: Parts): FindMailProperty {
  const cache = new LRUCache<string, { until: number; property: Promise<MailProperty | null> }>({ max: mostCached });

  async function find(slug: string): Promise<MailProperty | null> {
    const { value } = await catalogue.hotelBySlug(slug);
    if (value.kind !== 'found') return null;
    const { name, address, contact, featuredImage, heroImages } = value.property;
    const picture = featuredImage ?? heroImages[0];
    // A mail without its picture is better than none.
    const bytes = picture && (await jpeg(picture, fineSize).catch(() => undefined));
    return {
      name,
      city: address.city,
      phone: contact.phone,
      email: contact.email,
      ...(picture && bytes && { picture: { alt: picture.alt, bytes, ...pictureSize } }),
    };
  }

  return async (slug) => {
    if (!slug) return null;
    const before = cache.get(slug);
    if (before && before.until > Date.now()) return before.property;
    const property = find(slug);
    cache.set(slug, { until: Date.now() + cacheMs, property });
    property.catch(() => cache.delete(slug));
    return property;
  };
}
