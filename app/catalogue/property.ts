import type { EventType } from '#app/enquiries/event/event-type.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { contactFields, furtherContactFields } from './property-fields/contact-fields.ts';
import type { diningFields } from './property-fields/dining-fields.ts';
import type { experienceCategories, experienceFields } from './property-fields/experience-fields.ts';
import type { facilityFields } from './property-fields/facility-fields.ts';
import type {
  addressFields,
  cateringFields,
  hotelFields,
  quickStatsFields,
  searchEngineFields,
  transportationFields,
} from './property-fields/hotel-fields.ts';
import type { eventPolicyFields, policyFields } from './property-fields/policy-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';
import type { roomFields } from './property-fields/room-fields.ts';
import type { spaceFields, spaceTypes } from './property-fields/space-fields.ts';

/*
 * Plain fields are declared in `property-fields/`; a type names only what is made of several columns or of other rows.
 */

export interface Address extends FieldsOf<typeof addressFields> {
  country: 'India';
  /** Absent where nobody has entered them yet. */
  coordinates?: { lat: number; lng: number };
}

export type FurtherContacts = FieldsOf<typeof furtherContactFields>;
export type Contact = FieldsOf<typeof contactFields> & FurtherContacts;

export const amenityCategories = ['wellness', 'dining', 'business', 'recreation'] as const;
export type AmenityCategory = (typeof amenityCategories)[number];

export interface Amenity {
  id: string;
  name: string;
  description: string;
  /** A Lucide icon name. */
  icon: string;
  category: AmenityCategory;
}

/** Whole rupees a night. A note is shown in place of the amount; without either it reads "Contact for rates". */
export interface RoomPrice {
  currency: 'INR';
  amount: number | null;
  note?: string;
}

export interface Room extends FieldsOf<typeof roomFields> {
  id: string;
  price: RoomPrice;
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
  /** What it is hired for: values of the enquiry's event types. */
  eventTypes: EventType[];
  /** Guests by layout; others are "on request". */
  configurations: { style: string; capacity: number }[];
  image?: Picture;
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

export type EventPolicies = FieldsOf<typeof eventPolicyFields>;
export type Policies = FieldsOf<typeof policyFields> & EventPolicies;
export type QuickStats = FieldsOf<typeof quickStatsFields>;
export type Transportation = FieldsOf<typeof transportationFields>;
export type Catering = FieldsOf<typeof cateringFields>;

export interface VirtualTour {
  /** Where the tour is hosted; without one, our own walk-through of pictures is shown. */
  url?: string;
  provider: 'Spalba' | 'Matterport';
  thumbnail?: Picture;
}

/** The sections a property page can have, in the order its plan gives. */
export const sectionNames = [
  'overview',
  /** A promotion film, above the rooms. */
  'film',
  'rooms',
  'virtual-tour',
  'experiences',
  'spaces',
  /** What a planner of an event asks: catering, décor, parking, floors, what the spaces are hired for. */
  'planning',
  /** The dining venues; the catering of a property that has no venue. */
  'dining',
  'gallery',
  'press',
  /** A strip of drawn state occasions. */
  'occasions',
  'wedding',
  'policies',
  'contact',
  'enquiry',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** A film about a property. */
export interface Film {
  title: string;
  /** Where it is hosted; without one, it is the clip of ours below. */
  url?: string;
  /** A clip of ours, as `paths.clip` names it. */
  clip?: string;
  /** Shown until it plays; without one, the video service's thumbnail is. */
  poster?: Picture;
}

/** What is particular to one property's page: its sections, their order and their words. */
export interface PagePlan {
  /** The generic page (`generic-plan.server.ts`) or a plan of its own. */
  kind: 'dedicated' | 'generic';
  /** What the not-found and error texts call it: "Hotel" or "Venue". */
  family: 'Hotel' | 'Venue';
  /** Where its not-found text leads, if not to the list that its family's leads to. */
  wayOn?: 'locations';
  /** The label of the button that loads the page again after a failure; "Try Again" unless given. */
  retryLabel?: string;
  sections: SectionName[];
  /** The headings that are not the usual ones of `section-names.ts`. */
  headings: Partial<Record<SectionName, string>>;
  /** The heading of the section `enquiry`; a page without that section has none. */
  enquiryHeading?: string;
  heroText?: string;
  about: string[];
  /** Linked from the overview. */
  heritageFilm?: Film;
  /** Shown in the section `film`. */
  promoFilm?: Film;
  /** Ids of the articles in the section `press`. */
  press?: string[];
  /** The scenes of the section `occasions`, each with its title. They show no people. */
  occasions?: { title: string; picture: Picture }[];
  /** Rooms that the page's list always ends with; see `room-list.ts`. */
  fixedRooms: Room[];
  wedding?: { heading: string; text: string; facts: string[]; image?: Picture };
}

export interface Property
  extends FieldsOf<typeof hotelFields>,
    FieldsOf<typeof facilityFields>,
    FieldsOf<typeof searchEngineFields> {
  /** The canonical slug; also its identity. The earlier ones, `aliases`, answer with a permanent redirect. */
  slug: string;
  /** Brand slug. */
  brand: string;
  /** Location slug. */
  location: string;
  address: Address;
  contact: Contact;
  /** Absent where staff have not chosen one yet. */
  featuredImage?: Picture;
  heroImages: Picture[];
  galleryImages: Picture[];
  amenities: Amenity[];
  rooms: Room[];
  spaces: EventSpace[];
  dining: DiningVenue[];
  experiences: Experience[];
  features: string[];
  policies: Policies;
  transportation: Transportation;
  nearbyAttractions: string[];
  socialMedia: { instagram?: string; facebook?: string; twitter?: string; website?: string };
  quickStats: QuickStats;
  catering?: Catering;
  /** Without one, maps look for the address. */
  mapEmbedUrl?: string;
  virtualTour?: VirtualTour;
  plan: PagePlan;
}

/** What lists and cards need of a property. */
export interface PropertyCard {
  slug: string;
  name: string;
  /** Brand slug. */
  brand: string;
  brandName: string;
  /** Location slug. */
  location: string;
  /** Location name, else city, else "India". */
  locationName: string;
  city: string;
  state: string;
  rating: number;
  /** Undefined where the property lets no rooms. */
  rooms?: number;
  eventCapacity?: string;
  /** The featured image, else the first one; without one, the card says "No image". */
  image?: Picture;
}
