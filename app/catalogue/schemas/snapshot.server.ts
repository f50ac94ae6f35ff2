import { z } from 'zod';
import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Brand } from '#app/catalogue/brand.ts';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import { pictureSchema } from './picture.server.ts';
import { propertySchema } from './property.server.ts';
import { shapeOf } from './shape-of.server.ts';

const brand = shapeOf<Brand>()({
  slug: z.string(),
  name: z.string(),
  displayName: z.string(),
  tabLabel: z.string(),
  description: z.string(),
  colour: z.string(),
  colourOnNight: z.string(),
  sortOrder: z.number(),
});

const location = shapeOf<Location>()({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  displayOrder: z.number(),
});

const announcement = shapeOf<Announcement>()({
  message: z.string(),
  link: z.object({ label: z.string(), url: z.string() }).exactOptional(),
  startsAt: z.string(),
  endsAt: z.string().exactOptional(),
});

const text = z.string().exactOptional();
const offer = shapeOf<Offer>()({
  slug: z.string(),
  hotel: text,
  title: z.string(),
  summary: z.string(),
  description: text,
  terms: text,
  priceInr: z.number().exactOptional(),
  priceNote: text,
  eventType: z.enum(eventTypes).exactOptional(),
  validFrom: text,
  validUntil: text,
  image: pictureSchema.exactOptional(),
});

const hotel = shapeOf<SnapshotHotel>()({
  id: z.string(),
  isActive: z.boolean(),
  isClosed: z.boolean(),
  brandName: z.string(),
  locationName: z.string(),
  property: propertySchema,
  media: z.array(z.object({ type: z.string(), isPrimary: z.boolean(), picture: pictureSchema })),
});

export const snapshotSchema: z.ZodType<Snapshot> = shapeOf<Snapshot>()({
  brands: z.array(brand),
  locations: z.array(location),
  announcements: z.array(announcement),
  offers: z.array(offer),
  hotels: z.array(hotel),
});
