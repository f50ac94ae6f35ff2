import type { z } from 'zod';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { MaybeSample } from './editorial.ts';
import type { facilityFields } from './property-fields/facility-fields.ts';
import type {
  addressFields,
  cateringFields,
  contactFields,
  furtherContactFields,
  hotelFields,
  quickStatsFields,
  searchEngineFields,
  transportationFields,
} from './property-fields/hotel-fields.ts';
import type { eventPolicyFields, policyFields } from './property-fields/policy-fields.ts';
import type { houseRuleFields, PackageKind, packageFields, taxFields } from './property-fields/price-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';
import type { galleryFields, roomFields } from './property-fields/room-fields.ts';
import type {
  diningFields,
  experienceCategories,
  experienceFields,
  spaceFields,
  spaceTypes,
} from './property-fields/space-fields.ts';
import type { pagePlanSchema } from './rows/page-plan.server.ts';

/* Plain fields are declared in `property-fields/`. A type below names only what is made of several columns or of
   other rows. */

export interface Address extends FieldsOf<typeof addressFields> {
  country: 'India';
  /** Absent if nobody has entered them yet. */
  coordinates?: { lat: number; lng: number };
}

export type Contact = FieldsOf<typeof contactFields> & FieldsOf<typeof furtherContactFields>;

export const amenityCategories = ['wellness', 'dining', 'business', 'recreation'] as const;

export interface Amenity {
  id: string;
  name: string;
  description: string;
  /** A Lucide icon name. */
  icon: string;
  category: (typeof amenityCategories)[number];
}

/** A price in whole rupees; null if the hotel names none. */
export interface Price {
  currency: 'INR';
  amount: number | null;
  note?: string;
}

export interface Room extends FieldsOf<typeof roomFields> {
  id: string;
  /** Per night. A note is shown in place of the amount; without either it reads "Contact for rates". */
  price: Price;
  amenities: string[];
  images: Picture[];
}

export type SpaceType = (typeof spaceTypes)[number];

/** Guests: one number, a range, or words such as "flexible". */
export type Capacity = number | { min: number; max: number } | string;

export interface EventSpace extends FieldsOf<typeof spaceFields> {
  id: string;
  type: SpaceType;
  capacity: Capacity;
  /** The events for which it can be hired: values of the enquiry's event types. */
  eventTypes: EventType[];
  /** Guests by layout; the others are "on request". */
  configurations: { style: string; capacity: number }[];
  image?: Picture;
  /** What it shows beside that one. */
  moreImages?: Picture[];
}

export interface DiningVenue extends FieldsOf<typeof diningFields> {
  id: string;
  image?: Picture;
}

export type ExperienceCategory = (typeof experienceCategories)[number];

export interface Experience extends FieldsOf<typeof experienceFields> {
  id: string;
  category: ExperienceCategory;
  image?: Picture;
}

/** What an event costs: a banquet, a conference, a hall. */
export interface Package extends FieldsOf<typeof packageFields>, MaybeSample {
  id: string;
  kind: PackageKind;
}

export type HouseRules = FieldsOf<typeof houseRuleFields>;
export type TaxRate = FieldsOf<typeof taxFields>;

export type Policies = FieldsOf<typeof policyFields> & FieldsOf<typeof eventPolicyFields>;
export type Catering = FieldsOf<typeof cateringFields>;

/** An item of a gallery: a picture, or a film with its poster. */
export type GalleryItem = Picture & FieldsOf<typeof galleryFields>;

export interface VirtualTour {
  /** The address of a hosted tour; without one, our own walk-through of pictures is shown. */
  url?: string;
  provider: 'Spalba' | 'Matterport';
  thumbnail?: Picture;
}

export type PagePlan = z.output<typeof pagePlanSchema>;
export type SectionName = PagePlan['sections'][number];
export type Look = NonNullable<PagePlan['look']>;
export type Film = NonNullable<PagePlan['promoFilm']>;

export interface Property
  extends FieldsOf<typeof hotelFields>,
    FieldsOf<typeof facilityFields>,
    FieldsOf<typeof searchEngineFields> {
  /** The canonical slug, which is also its id. The earlier slugs, `aliases`, redirect permanently. */
  slug: string;
  brand: string;
  location: string;
  address: Address;
  contact: Contact;
  /** Absent if staff have not chosen one yet. */
  featuredImage?: Picture;
  heroImages: Picture[];
  galleryImages: GalleryItem[];
  amenities: Amenity[];
  rooms: Room[];
  spaces: EventSpace[];
  dining: DiningVenue[];
  experiences: Experience[];
  packages: Package[];
  /** The answers to what families ask; one that nobody has given is absent. */
  houseRules: HouseRules;
  features: string[];
  policies: Policies;
  transportation: FieldsOf<typeof transportationFields>;
  nearbyAttractions: string[];
  socialMedia: { instagram?: string; facebook?: string; twitter?: string; website?: string };
  quickStats: FieldsOf<typeof quickStatsFields>;
  catering?: Catering;
  /** Without coordinates, maps search for the address. */
  mapEmbedUrl?: string;
  virtualTour?: VirtualTour;
  plan: PagePlan;
}

/** What a search for prices needs of a house. */
export type HousePrices = Pick<Property, 'packages' | 'houseRules'>;

export interface PropertyCard {
  slug: string;
  name: string;
  brand: string;
  /** Empty while the brand is hidden. */
  brandName: string;
  location: string;
  /** The location's name, else the city, else "India". */
  locationName: string;
  city: string;
  state: string;
  rating: number;
  /** Undefined if the property has no rooms. */
  rooms?: number;
  eventCapacity?: string;
  /** The featured image, else the first one; without one, the card says "No image". */
  image?: Picture;
}
