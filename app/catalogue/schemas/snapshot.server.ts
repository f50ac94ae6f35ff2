import { z } from 'zod';
import type { Brand } from '#app/catalogue/brand.ts';
import {
  type Announcement,
  type Award,
  type Editorial,
  type GroupText,
  type PressItem,
  type SocialPost,
  textParts,
} from '#app/catalogue/editorial.ts';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import { galleryItemSchema, pictureSchema, shapeOf } from './page-plan.server.ts';
import { propertySchema } from './property.server.ts';

const sample = z.literal(true).exactOptional();

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
  isSample: sample,
});

const text = z.string().exactOptional();
const picture = pictureSchema.exactOptional();
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
  image: picture,
  isSample: sample,
});

const pressItem = shapeOf<PressItem>()({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  publication: z.string(),
  date: z.string(),
  link: z.string(),
  image: picture,
  images: z.array(pictureSchema).exactOptional(),
  isSample: sample,
});

const award = shapeOf<Award>()({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  year: z.number(),
  description: z.string(),
  image: picture,
  isSample: sample,
});

const post = shapeOf<SocialPost>()({
  id: z.string(),
  excerpt: z.string(),
  date: z.string(),
  url: z.string(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  image: picture,
  isSample: sample,
});

const groupText = shapeOf<GroupText>()({
  id: z.string(),
  part: z.enum(textParts),
  title: z.string(),
  text: z.string(),
  isSample: sample,
});

const editorial = shapeOf<Editorial>()({
  press: z.array(pressItem),
  awards: z.array(award),
  posts: z.array(post),
  texts: z.array(groupText),
});

const hotel = shapeOf<SnapshotHotel>()({
  id: z.string(),
  isActive: z.boolean(),
  isClosed: z.boolean(),
  brandName: z.string(),
  locationName: z.string(),
  property: propertySchema,
  media: z.array(z.object({ type: z.string(), isPrimary: z.boolean(), picture: galleryItemSchema })),
});

export const snapshotSchema: z.ZodType<Snapshot> = shapeOf<Snapshot>()({
  brands: z.array(brand),
  locations: z.array(location),
  announcements: z.array(announcement),
  offers: z.array(offer),
  editorial,
  hotels: z.array(hotel),
});
