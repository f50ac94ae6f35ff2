import { z } from 'zod';
import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  type Address,
  type Amenity,
  amenityCategories,
  type Contact,
  type DiningVenue,
  type EventSpace,
  type Experience,
  type Policies,
  type Property,
  type VirtualTour,
} from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import { fieldSchemas } from '#app/catalogue/property-fields/field-schemas.server.ts';
import {
  addressFields,
  contactFields,
  furtherContactFields,
  hotelFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { eventPolicyFields, policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import {
  diningFields,
  experienceCategories,
  experienceFields,
  spaceFields,
  spaceTypes,
} from '#app/catalogue/property-fields/space-fields.ts';
import { cateringSchema, configurationsSchema, quickStatsSchema, transportationSchema } from './hotel-facts.server.ts';
import { galleryItemSchema, pagePlanSchema, pictureSchema, roomSchema, shapeOf } from './page-plan.server.ts';

const words = z.string().exactOptional();
const list = z.array(z.string());
const picture = pictureSchema.exactOptional();

const address = shapeOf<Address>()({
  ...fieldSchemas(addressFields),
  country: z.literal('India'),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).exactOptional(),
});

const contact = shapeOf<Contact>()({ ...fieldSchemas(contactFields), ...fieldSchemas(furtherContactFields) });

const amenity = shapeOf<Amenity>()({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.enum(amenityCategories),
});

const space = shapeOf<EventSpace>()({
  ...fieldSchemas(spaceFields),
  id: z.string(),
  type: z.enum(spaceTypes),
  capacity: z.union([z.number(), z.object({ min: z.number(), max: z.number() }), z.string()]),
  eventTypes: z.array(z.enum(eventTypes)),
  configurations: configurationsSchema,
  image: picture,
});

const dining = shapeOf<DiningVenue>()({ ...fieldSchemas(diningFields), id: z.string(), image: picture });

const experience = shapeOf<Experience>()({
  ...fieldSchemas(experienceFields),
  id: z.string(),
  category: z.enum(experienceCategories),
  image: picture,
});

const policies = shapeOf<Policies>()({ ...fieldSchemas(policyFields), ...fieldSchemas(eventPolicyFields) });

const virtualTour = shapeOf<VirtualTour>()({
  url: words,
  provider: z.enum(['Spalba', 'Matterport']),
  thumbnail: picture,
});

/** The schema of a whole property, as the last good answer stores it on disk. */
export const propertySchema: z.ZodType<Property> = shapeOf<Property>()({
  ...fieldSchemas(hotelFields),
  ...fieldSchemas(facilityFields),
  ...fieldSchemas(searchEngineFields),
  slug: z.string(),
  brand: z.string(),
  location: z.string(),
  address,
  contact,
  featuredImage: picture,
  heroImages: z.array(pictureSchema),
  galleryImages: z.array(galleryItemSchema),
  amenities: z.array(amenity),
  rooms: z.array(roomSchema),
  spaces: z.array(space),
  dining: z.array(dining),
  experiences: z.array(experience),
  features: list,
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
  catering: cateringSchema.exactOptional(),
  mapEmbedUrl: words,
  virtualTour: virtualTour.exactOptional(),
  plan: pagePlanSchema,
});
