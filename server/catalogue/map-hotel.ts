import { site } from '#content/site.ts';
import { propertyDefaults } from '#domain/constants.ts';
import { defined } from '#domain/defined.ts';
import {
  type Amenity,
  type AmenityCategory,
  amenityCategories,
  type Property,
  type VirtualTour,
} from '#domain/property.ts';
import { type Complain, readColumn } from './complain.ts';
import { genericPlan } from './generic-plan.ts';
import type { HotelRow } from './hotel-query.ts';
import { mapDining } from './map-dining.ts';
import { mapExperience } from './map-experience.ts';
import { mapPicture, mapPictureIfAny } from './map-picture.ts';
import { mapRoom } from './map-room.ts';
import { mapSpace } from './map-space.ts';
import {
  cateringSchema,
  eventPoliciesSchema,
  furtherContactsSchema,
  mapSchema,
  nearbySchema,
  quickStatsSchema,
  transportationSchema,
} from './schemas/hotel-facts.ts';
import { pagePlanSchema } from './schemas/page-plan.ts';

/** A row of call 10 as the site uses it. A JSON column that its schema refuses is left out, and complained of. */
export function mapHotel(row: HotelRow, complain: Complain): Property {
  const of = (column: string) => `hotels.${column} of ${row.slug}`;
  const pictures = (type: string) =>
    row.media.filter((media) => media.media_type === type).map((media) => mapPicture(media, complain));
  const { embedUrl } = readColumn(mapSchema, { value: row.map ?? {}, of: of('map'), otherwise: {} }, complain);
  return {
    slug: row.slug,
    aliases: row.aliases,
    name: row.name,
    brand: row.brand_slug,
    location: row.location_slug,
    description: row.description ?? '',
    rating: row.rating,
    sortOrder: row.sort_order,
    isFeatured: row.is_featured,
    address: addressOf(row),
    contact: {
      // A property without its own is reached through the group.
      phone: row.phone ?? site.centralReservations.phone,
      email: row.email ?? site.centralReservations.email,
      ...readColumn(
        furtherContactsSchema,
        { value: row.further_contacts, of: of('further_contacts'), otherwise: {} },
        complain,
      ),
    },
    heroImages: pictures('hero'),
    galleryImages: pictures('gallery'),
    amenities: row.amenities.map(mapAmenity),
    rooms: row.rooms.map((room) => mapRoom(room, complain)),
    spaces: row.spaces.map((space) => mapSpace(space, complain)),
    dining: row.dining.map((venue) => mapDining(venue, complain)),
    experiences: row.experiences.map((experience) => mapExperience(experience, complain)),
    features: row.features.map((feature) => feature.feature_name),
    services: row.services,
    policies: policiesOf(row, complain),
    transportation: readColumn(
      transportationSchema,
      { value: row.transport, of: of('transport'), otherwise: {} },
      complain,
    ),
    nearbyAttractions: readColumn(nearbySchema, { value: row.nearby, of: of('nearby'), otherwise: [] }, complain),
    socialMedia: profilesOf(row),
    quickStats: readColumn(
      quickStatsSchema,
      { value: row.quick_stats, of: of('quick_stats'), otherwise: {} },
      complain,
    ),
    accessibility: row.accessibility,
    plan: readColumn(
      pagePlanSchema,
      { value: row.page_plan ?? genericPlan, of: of('page_plan'), otherwise: genericPlan },
      complain,
    ),
    ...defined({
      featuredImage: mapPictureIfAny(row.featured_image, complain),
      catering: readColumn(
        cateringSchema.optional(),
        { value: row.catering ?? undefined, of: of('catering'), otherwise: undefined },
        complain,
      ),
      mapEmbedUrl: embedUrl,
      virtualTour: tourOf(row, complain),
    }),
  };
}

function addressOf(row: HotelRow): Property['address'] {
  const { latitude: lat, longitude: lng } = row;
  return {
    street: row.street ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    country: propertyDefaults.country,
    postalCode: row.postal_code ?? '',
    ...defined({ coordinates: lat === null || lng === null ? undefined : { lat, lng } }),
  };
}

function mapAmenity(row: HotelRow['amenities'][number]): Amenity {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.custom_description ?? row.description ?? '',
    icon: row.icon_name ?? '',
    category: amenityCategories.find((known): known is AmenityCategory => known === row.category) ?? 'recreation',
  };
}

function policiesOf({ policies: row, slug }: HotelRow, complain: Complain): Property['policies'] {
  const column = { value: row?.event_policies ?? {}, of: `hotel_policies.event_policies of ${slug}`, otherwise: {} };
  return {
    checkIn: row?.check_in ?? propertyDefaults.checkIn,
    checkOut: row?.check_out ?? propertyDefaults.checkOut,
    cancellation: row?.cancellation ?? propertyDefaults.cancellation,
    pets: row?.pets ?? propertyDefaults.pets,
    ...readColumn(eventPoliciesSchema, column, complain),
  };
}

function profilesOf(row: HotelRow): Property['socialMedia'] {
  const url = (platform: string) => row.profiles.find((profile) => profile.platform === platform)?.profile_url;
  return defined({
    instagram: url('instagram'),
    facebook: url('facebook'),
    twitter: url('twitter'),
    website: url('website'),
  });
}

/** The other kinds of tour have no place on the page. */
const tourProviders: Record<string, VirtualTour['provider']> = { spalba: 'Spalba', matterport: 'Matterport' };

function tourOf(row: HotelRow, complain: Complain): VirtualTour | undefined {
  for (const tour of row.tours) {
    const provider = tourProviders[tour.tour_type];
    if (!provider) continue;
    const thumbnail = mapPictureIfAny(tour.thumbnail, complain);
    return { provider, ...defined({ url: tour.tour_url ?? undefined, thumbnail }) };
  }
  return undefined;
}
