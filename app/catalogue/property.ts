import type { EventType } from '#app/enquiries/event/event-type.ts';
import type { Picture } from '#platform/images/picture.ts';

export interface Address {
  street: string;
  city: string;
  state: string;
  country: 'India';
  postalCode: string;
  /** Absent where staff have not placed it yet. */
  coordinates?: { lat: number; lng: number };
}

export interface Contact {
  phone: string;
  email: string;
  bookingPhone?: string;
  bookingEmail?: string;
  marketing?: string;
  /** Digits of an international number for wa.me links. */
  whatsapp?: string;
  website?: string;
}

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

/** INR, whole rupees a night. A note is shown instead of the amount; neither: "Contact for rates" (`priceText`). */
export interface RoomPrice {
  currency: 'INR';
  amount: number | null;
  note?: string;
}

export interface Room {
  id: string;
  name: string;
  description: string;
  /** As shown, e.g. "45 sqm" or "240 sq ft", where known. */
  size?: string;
  /** Guests. */
  maxOccupancy: number;
  /** Where known, e.g. "King or Twin". */
  bedType?: string;
  /** How many of them the property has, where known. */
  count?: number;
  price: RoomPrice;
  amenities: string[];
  images: Picture[];
}

export const spaceTypes = [
  'banquet',
  'conference',
  'wedding',
  'outdoor',
  'restaurant',
  'bar',
  'pool',
  'spa',
  'gym',
  'other',
] as const;
export type SpaceType = (typeof spaceTypes)[number];

/** Guests: one number, a range, or words such as "flexible". */
export type Capacity = number | { min: number; max: number } | string;

export interface EventSpace {
  id: string;
  name: string;
  description: string;
  type: SpaceType;
  capacity: Capacity;
  /** Square feet, where known. */
  areaSqFt?: number;
  /** As shown, e.g. "26,000 sq ft". */
  area?: string;
  floor?: string;
  features: string[];
  /** What it is hired for: values of the enquiry's event types. */
  eventTypes: EventType[];
  /** Guests by layout; others are "on request". */
  configurations: { style: string; capacity: number }[];
  image?: Picture;
}

export interface DiningVenue {
  id: string;
  name: string;
  description: string;
  cuisine: string;
  /** e.g. "7:00 PM - 11:00 PM", "Open 24 hours", "By arrangement"; see `opening-hours.ts`. */
  hours: string;
  dressCode?: string;
  specialties: string[];
  image?: Picture;
}

export const experienceCategories = [
  'Business',
  'Wedding',
  'Event',
  'Events',
  'Accommodation',
  'Dining',
  'Wellness',
  // The owner's tables also know these (facts, "Database").
  'Recreation',
  'Cultural',
  'Romantic',
  'Family',
  'Adventure',
] as const;
export type ExperienceCategory = (typeof experienceCategories)[number];

export interface Experience {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  category: ExperienceCategory;
  image?: Picture;
}

export interface Policies {
  checkIn: string;
  checkOut: string;
  cancellation: string;
  pets: string;
  /** Venues hired for an event. */
  eventBooking?: string;
  catering?: string;
  decoration?: string;
  capacity?: string;
  parking?: string;
}

/** A figure that is absent has no tile; a zero is never shown. */
export interface QuickStats {
  rooms?: number;
  diningVenues?: number;
  /** Guests; as shown, e.g. "3000" or "1200–2500". */
  eventCapacity?: string;
  conciergeHours?: string;
}

export interface Transportation {
  airport?: string;
  railway?: string;
  metro?: string;
  landmark?: string;
}

export interface Catering {
  services: string[];
  specialties: string[];
  packageTypes: string[];
}

export interface VirtualTour {
  /** Where the tour is hosted; absent: our own walk-through of rendered pictures. */
  url?: string;
  provider: 'Spalba' | 'Matterport';
  thumbnail?: Picture;
}

/** The sections a property page can have, in the order its plan gives (part 2, section 2.3). */
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
  /** The dining venues, or the catering of a property that has none. */
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
  /** Where it is hosted; absent: our own clip of that name. */
  url?: string;
  /** A clip of ours, as `paths.clip` names it. */
  clip?: string;
  /** Shown until it plays; absent: the video service's own thumbnail. */
  poster?: Picture;
}

/** What is particular to one property's page: which sections, in which order, with which words. */
export interface PagePlan {
  /** The generic page of part 2, section 2.4, or a plan of its own. */
  kind: 'dedicated' | 'generic';
  /** What the not-found and error texts call it: "Hotel" or "Venue". */
  family: 'Hotel' | 'Venue';
  /** Where its not-found text leads, if not where the family's does. */
  wayOn?: 'locations';
  /** On the button that loads the page again after a failure; "Try Again" unless given. */
  retryLabel?: string;
  sections: SectionName[];
  /** Where a section's heading is not the usual one. */
  headings: Partial<Record<SectionName, string>>;
  /** Of the section `enquiry`, e.g. "Plan Your Special Occasion"; a page without that section has none. */
  enquiryHeading?: string;
  heroText?: string;
  about: string[];
  /** Beside the words about the house. */
  heritageFilm?: Film;
  /** Of the section `film`. */
  promoFilm?: Film;
  /** Of the section `press`: ids of articles. */
  press?: string[];
  /** Of the section `occasions`: scenes without persons, each with its words. */
  occasions?: { title: string; picture: Picture }[];
  /** Rooms that the page's list always ends with (part 2, section 2.3); see `room-list.ts`. */
  fixedRooms: Room[];
  wedding?: { heading: string; text: string; facts: string[]; image?: Picture };
}

export interface Property {
  /** The canonical slug; also its identity. */
  slug: string;
  /** Earlier slugs that answer with a permanent redirect. */
  aliases: string[];
  name: string;
  /** Brand slug. */
  brand: string;
  /** Location slug. */
  location: string;
  description: string;
  /** 1 to 5 in halves. */
  rating: number;
  sortOrder: number;
  isFeatured: boolean;
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
  services: string[];
  policies: Policies;
  transportation: Transportation;
  nearbyAttractions: string[];
  socialMedia: { instagram?: string; facebook?: string; twitter?: string; website?: string };
  quickStats: QuickStats;
  /** What the owner says of it; empty where nothing is known. */
  accessibility: string[];
  catering?: Catering;
  /** Absent: maps go by the address. */
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
  /** Undefined where the property has none to sell. */
  rooms?: number;
  eventCapacity?: string;
  /** Featured image, else the first one; absent: "No image". */
  image?: Picture;
}
