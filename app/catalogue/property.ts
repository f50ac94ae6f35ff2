import type { EventType } from '#app/catalogue/event-type.ts';
import type { Price } from '#app/language/money.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { Look } from './look.ts';
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
import type { FieldsOf } from './property-fields/property-field.ts';
import type { galleryFields, roomFields } from './property-fields/room-fields.ts';
import type {
  diningFields,
  experienceCategories,
  experienceFields,
  spaceFields,
  spaceTypes,
} from './property-fields/space-fields.ts';

/* Plain fields are declared in `property-fields/`. A type below names only what is made of several columns or of
   other rows. */

export interface Address extends FieldsOf<typeof addressFields> {
  country: 'India';
  /** Absent if nobody has entered them yet. */
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

/** An item of a gallery: a picture, or a film with its poster. */
export type GalleryItem = Picture & FieldsOf<typeof galleryFields>;

export interface VirtualTour {
  /** The address of a hosted tour; without one, our own walk-through of pictures is shown. */
  url?: string;
  provider: 'Spalba' | 'Matterport';
  thumbnail?: Picture;
}

/** The sections that a property page can have; its plan gives the order. */
export const sectionNames = [
  'overview',
  /** A promotion film, above the rooms. */
  'film',
  'rooms',
  'virtual-tour',
  'experiences',
  'spaces',
  /** The questions of somebody who plans an event: catering, décor, parking, floors, kinds of event. */
  'planning',
  /** The dining venues, or the catering of a property without a dining venue. */
  'dining',
  'gallery',
  'press',
  /** A strip of drawings of state occasions. */
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
  /** The address of a hosted film; without one, the clip of ours below is the film. */
  url?: string;
  /** A clip of ours, as `paths.clip` names it. */
  clip?: string;
  /** The picture that is shown before the film plays; without one, it is the video service's thumbnail. */
  poster?: Picture;
}

/** What differs on one property's page: its sections, their order and their texts. */
export interface PagePlan {
  /** The generic page (`generic-plan.server.ts`) or a plan of its own. */
  kind: 'dedicated' | 'generic';
  /** The name of the property's kind in the not-found and error texts: "Hotel" or "Venue". */
  family: 'Hotel' | 'Venue';
  /** The link of its not-found text, if it is not the list of its family. */
  wayOn?: 'locations';
  /** The label of the button that reloads the page after a failure; "Try Again" unless given. */
  retryLabel?: string;
  sections: SectionName[];
  /** Without one, the page has the group's gold and no ornament. */
  look?: Look;
  /** Headings that differ from the usual ones of `section-names.ts`. */
  headings: Partial<Record<SectionName, string>>;
  /** The heading of the section `enquiry`; a page without that section has none. */
  enquiryHeading?: string;
  heroText?: string;
  about: string[];
  /** What a figure of the overview counts, where the lists below it count otherwise; by the figure's name. */
  tileNotes?: Partial<Record<keyof QuickStats, string>>;
  /** A link in the overview. */
  heritageFilm?: Film;
  /** The film of the section `film`. */
  promoFilm?: Film;
  /** The ids of the articles in the section `press`. */
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
  /** The canonical slug, which is also its id. The earlier slugs, `aliases`, redirect permanently. */
  slug: string;
  /** Brand slug. */
  brand: string;
  /** Location slug. */
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
  features: string[];
  policies: Policies;
  transportation: Transportation;
  nearbyAttractions: string[];
  socialMedia: { instagram?: string; facebook?: string; twitter?: string; website?: string };
  quickStats: QuickStats;
  catering?: Catering;
  /** Without coordinates, maps search for the address. */
  mapEmbedUrl?: string;
  virtualTour?: VirtualTour;
  plan: PagePlan;
}

/** The data of a property that lists and cards need. */
export interface PropertyCard {
  slug: string;
  name: string;
  /** Brand slug. */
  brand: string;
  brandName: string;
  /** Location slug. */
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
