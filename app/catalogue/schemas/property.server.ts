import { z } from 'zod';
import {
  type Address,
  type Amenity,
  amenityCategories,
  type Contact,
  type DiningVenue,
  type EventSpace,
  type Experience,
  experienceCategories,
  type Policies,
  type Property,
  spaceTypes,
  type VirtualTour,
} from '#app/catalogue/property.ts';
import { eventTypes } from '#app/enquiries/event/event-type.ts';
import { cateringSchema, configurationsSchema, quickStatsSchema, transportationSchema } from './hotel-facts.server.ts';
import { pagePlanSchema } from './page-plan.server.ts';
import { pictureSchema } from './picture.server.ts';
import { roomSchema } from './room.server.ts';
import { shapeOf } from './shape-of.server.ts';

const words = z.string().exactOptional();
const list = z.array(z.string());
const picture = pictureSchema.exactOptional();

const address = shapeOf<Address>()({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.literal('India'),
  postalCode: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).exactOptional(),
});

const contact = shapeOf<Contact>()({
  phone: z.string(),
  email: z.string(),
  bookingPhone: words,
  bookingEmail: words,
  marketing: words,
  whatsapp: words,
  website: words,
});

const amenity = shapeOf<Amenity>()({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.enum(amenityCategories),
});

const space = shapeOf<EventSpace>()({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(spaceTypes),
  capacity: z.union([z.number(), z.object({ min: z.number(), max: z.number() }), z.string()]),
  areaSqFt: z.number().exactOptional(),
  area: words,
  floor: words,
  features: list,
  eventTypes: z.array(z.enum(eventTypes)),
  configurations: configurationsSchema,
  image: picture,
});

const dining = shapeOf<DiningVenue>()({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  cuisine: z.string(),
  hours: z.string(),
  dressCode: words,
  specialties: list,
  image: picture,
});

const experience = shapeOf<Experience>()({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  category: z.enum(experienceCategories),
  image: picture,
});

const policies = shapeOf<Policies>()({
  checkIn: z.string(),
  checkOut: z.string(),
  cancellation: z.string(),
  pets: z.string(),
  eventBooking: words,
  catering: words,
  decoration: words,
  capacity: words,
  parking: words,
});

const virtualTour = shapeOf<VirtualTour>()({
  url: words,
  provider: z.enum(['Spalba', 'Matterport']),
  thumbnail: picture,
});

/** A whole property, as the last good answer keeps it on disk. */
export const propertySchema: z.ZodType<Property> = shapeOf<Property>()({
  slug: z.string(),
  aliases: list,
  name: z.string(),
  brand: z.string(),
  location: z.string(),
  description: z.string(),
  rating: z.number(),
  sortOrder: z.number(),
  isFeatured: z.boolean(),
  address,
  contact,
  featuredImage: picture,
  heroImages: z.array(pictureSchema),
  galleryImages: z.array(pictureSchema),
  amenities: z.array(amenity),
  rooms: z.array(roomSchema),
  spaces: z.array(space),
  dining: z.array(dining),
  experiences: z.array(experience),
  features: list,
  services: list,
  policies,
  transportation: transportationSchema,
  nearbyAttractions: list,
  socialMedia: shapeOf<Property['socialMedia']>()({
    instagram: words,
    facebook: words,
    twitter: words,
    website: words,
  }),
  quickStats: quickStatsSchema,
  accessibility: list,
  catering: cateringSchema.exactOptional(),
  mapEmbedUrl: words,
  virtualTour: virtualTour.exactOptional(),
  plan: pagePlanSchema,
});
