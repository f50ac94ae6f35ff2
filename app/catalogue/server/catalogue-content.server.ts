import type { Brand } from '#app/catalogue/brand.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import { type Location, usualCountry } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { GalleryItem, HousePrices, Property, PropertyCard, TaxRate } from '#app/catalogue/property.ts';
import { searchedSpace, type VenueSpace } from '#app/catalogue/venue-finder.ts';
import type { Language } from '#app/language/page-language.ts';
import { announcements } from '#content/announcements.ts';
import { brands } from '#content/brands.ts';
import { editorial } from '#content/editorial.ts';
import { hindiTexts } from '#content/hindi-texts.ts';
import { locations } from '#content/locations.ts';
import { offers } from '#content/offers.ts';
import { inHindi } from '#content/parts/in-hindi.ts';
import { properties } from '#content/properties.ts';
import type { Picture } from '#platform/images/picture.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { cardPictureTypes } from './hotel-query.server.ts';

/** Everything in the catalogue at one moment, in one language. It is never modified: each change makes a new object. */
export interface CatalogueContent extends GroupContent {
  /** All hotels, by sort order and then name. */
  hotels: IndexedHotel[];
}

/** The content that belongs to no hotel: the active records of each list, in their order. */
export interface GroupContent {
  brands: Brand[];
  locations: Location[];
  /** The newest comes first. */
  announcements: Announcement[];
  /** The offers of hidden hotels are among them. */
  offers: Offer[];
  editorial: Editorial;
  /** The taxes of all houses, also those that are over or still to come. */
  taxRates: TaxRate[];
}

/** The part of a hotel that lists, menus, finder and search need. */
export interface IndexedHotel {
  /** The id of the database's row, or the slug for built-in content. */
  id: string;
  isActive: boolean;
  /** Whether the hotel is permanently closed: then its address answers 410. */
  isClosed: boolean;
  isFeatured: boolean;
  sortOrder: number;
  aliases: string[];
  card: PropertyCard;
  /** The active halls and lawns, without their features. */
  spaces: VenueSpace[];
  /** The name and the description in small letters. They are in English in every language, because a search reads English. */
  searched: string;
  /** The names of the spaces in small letters and in English, as in `searched`. */
  searchedSpaces: string[];
  prices: HousePrices & Pick<Property, 'sampleFields'>;
  position: { lat: number; lng: number } | undefined;
  /** Absent if the hotel is read only when somebody asks for it. */
  whole?: WholeHotel;
}

export interface WholeHotel {
  id: string;
  isActive: boolean;
  isClosed: boolean;
  brandName: string;
  locationName: string;
  property: Property;
  /** Pictures of every type (hero, gallery, room, dining or amenity), by sort order. */
  media: { type: string; isPrimary: boolean; picture: GalleryItem }[];
}

/** Puts the hotels in their order into the content. */
export function contentOf(group: GroupContent, hotels: IndexedHotel[]): CatalogueContent {
  const inOrder = hotels.toSorted(
    (a, b) =>
      a.sortOrder - b.sortOrder || compareTexts(a.card.name, b.card.name) || compareTexts(a.card.slug, b.card.slug),
  );
  return { ...group, hotels: inOrder.map((hotel) => withoutHiddenNames(hotel, group)) };
}

/** A hotel whose brand or location is hidden is shown, but does not name it (docs/decisions/catalogue.md). */
function withoutHiddenNames(hotel: IndexedHotel, { brands, locations }: GroupContent): IndexedHotel {
  const { card, whole } = hotel;
  const hidden = {
    ...(!brands.some(({ slug }) => slug === card.brand) && { brandName: '' }),
    ...(!locations.some(({ slug }) => slug === card.location) && { locationName: '' }),
  };
  if (Object.keys(hidden).length === 0) return hotel;
  const locationName = 'locationName' in hidden ? placeName({ ...card, ...hidden }) : card.locationName;
  return {
    ...hotel,
    card: { ...card, ...hidden, locationName },
    ...(whole && { whole: { ...whole, ...hidden } }),
  };
}

const placeName = ({ locationName, city }: Pick<PropertyCard, 'locationName' | 'city'>) =>
  locationName || city || usualCountry;

const compareTexts = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Returns the English texts by which a search finds a hotel. */
export function searchedTexts({ property }: WholeHotel): Pick<IndexedHotel, 'searched' | 'searchedSpaces'> {
  return {
    searched: `${property.name}\0${property.description}`.toLowerCase(),
    searchedSpaces: property.spaces.map((space) => space.name.toLowerCase()),
  };
}

export function indexHotel(hotel: WholeHotel, searched: ReturnType<typeof searchedTexts>): IndexedHotel {
  const { id, isActive, isClosed, brandName, locationName, property } = hotel;
  const { slug, name, brand, location, address, quickStats, rating, packages, houseRules, sampleFields } = property;
  const { coordinates: position } = address;
  const ofSpaces = {
    slug,
    name,
    city: address.city,
    rooms: quickStats.rooms ?? null,
    ...withoutUndefined({ position }),
  };
  return {
    id,
    isActive,
    isClosed,
    isFeatured: property.isFeatured,
    sortOrder: property.sortOrder,
    aliases: property.aliases,
    card: {
      slug,
      name,
      brand,
      brandName,
      location,
      locationName: placeName({ locationName, city: address.city }),
      city: address.city,
      state: address.state,
      rating,
      ...withoutUndefined({
        rooms: quickStats.rooms,
        eventCapacity: quickStats.eventCapacity,
        image: cardPicture(hotel),
      }),
    },
    spaces: property.spaces.map((space) => ({ space: searchedSpace(space), hotel: ofSpaces })),
    ...searched,
    prices: { packages, houseRules, ...withoutUndefined({ sampleFields }) },
    position,
  };
}

/** Chooses the featured image, else the first image: of the first type, the primary one first. */
function cardPicture({ property, media }: WholeHotel): Picture | undefined {
  if (property.featuredImage) return property.featuredImage;
  for (const type of cardPictureTypes) {
    const ofType = media.filter((one) => one.type === type);
    const first = ofType.find((one) => one.isPrimary) ?? ofType[0];
    if (first) return first.picture;
  }
  return undefined;
}

export const builtInGroup: GroupContent = { brands, locations, announcements, offers, editorial, taxRates: [] };

/** The built-in content, as the database contains it after its first seed. */
export function builtInCatalogue(language: Language): CatalogueContent {
  const english = properties.map(toHotel);
  const content = { group: builtInGroup, hotels: english };
  const shown = language === 'hi' ? inHindi(content, hindiTexts) : content;
  const hotels = shown.hotels.map((whole, at) => ({
    ...indexHotel(whole, searchedTexts(english[at] ?? whole)),
    whole,
  }));
  return contentOf(shown.group, hotels);
}

function toHotel(property: Property): WholeHotel {
  const ofType = (type: string, pictures: GalleryItem[]) =>
    pictures.map((picture) => ({ type, isPrimary: false, picture }));
  return {
    id: property.slug,
    isActive: true,
    isClosed: false,
    brandName: brands.find((brand) => brand.slug === property.brand)?.displayName ?? '',
    locationName: locations.find((location) => location.slug === property.location)?.name ?? '',
    property,
    media: [...ofType('hero', property.heroImages), ...ofType('gallery', property.galleryImages)],
  };
}
