import { usualCountry } from '#app/catalogue/location.ts';
import type { PagePlan, Property, VirtualTour } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  contactFields,
  hotelFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { readFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
import type { HotelRow } from '#app/catalogue/server/hotel-query.server.ts';
import { lookUp } from '#platform/look-up.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import {
  cateringSchema,
  eventPoliciesSchema,
  furtherContactsSchema,
  mapSchema,
  nearbySchema,
  pagePlanSchema,
  quickStatsSchema,
  type ReportInvalid,
  readColumn,
  transportationSchema,
} from './json-columns.server.ts';
import { mapAmenity, mapDining, mapExperience, mapRoom, mapSpace } from './map-hotel-parts.server.ts';
import { mapGalleryItem, mapPictureIfAny } from './map-picture.server.ts';

/** The page of a hotel that has no plan of its own. */
export const genericPlan: PagePlan = {
  kind: 'generic',
  family: 'Hotel',
  sections: ['overview', 'contact', 'gallery', 'rooms', 'dining', 'policies'],
  headings: {},
  about: [],
  fixedRooms: [],
};

/**
 * Maps a hotel's row to the property that pages use. A JSON column that does not match its schema is left out and
 * reported.
 */
export function mapHotel(row: HotelRow, reportInvalid: ReportInvalid): Property {
  const of = (column: string) => `hotels.${column} of ${row.slug}`;
  const pictures = (type: string) =>
    row.media.filter((media) => media.media_type === type).map((media) => mapGalleryItem(media, reportInvalid));
  const { embedUrl } = readColumn(mapSchema, { value: row.map ?? {}, of: of('map'), otherwise: {} }, reportInvalid);
  return {
    slug: row.slug,
    brand: row.brand_slug,
    location: row.location_slug,
    ...readFields(hotelFields, row),
    ...readFields(facilityFields, row),
    ...readFields(searchEngineFields, row),
    address: addressOf(row),
    contact: {
      ...readFields(contactFields, row),
      ...readColumn(
        furtherContactsSchema,
        { value: row.further_contacts, of: of('further_contacts'), otherwise: {} },
        reportInvalid,
      ),
    },
    heroImages: pictures('hero'),
    galleryImages: pictures('gallery'),
    amenities: row.amenities.map(mapAmenity),
    rooms: row.rooms.map((room) => mapRoom(room, reportInvalid)),
    spaces: row.spaces.map((space) => mapSpace(space, reportInvalid)),
    dining: row.dining.map((venue) => mapDining(venue, reportInvalid)),
    experiences: row.experiences.map((experience) => mapExperience(experience, reportInvalid)),
    features: row.features.map((feature) => feature.feature_name),
    policies: policiesOf(row, reportInvalid),
    transportation: readColumn(
      transportationSchema,
      { value: row.transport, of: of('transport'), otherwise: {} },
      reportInvalid,
    ),
    nearbyAttractions: readColumn(nearbySchema, { value: row.nearby, of: of('nearby'), otherwise: [] }, reportInvalid),
    socialMedia: profilesOf(row),
    quickStats: readColumn(
      quickStatsSchema,
      { value: row.quick_stats, of: of('quick_stats'), otherwise: {} },
      reportInvalid,
    ),
    plan: readColumn(
      pagePlanSchema,
      { value: row.page_plan ?? genericPlan, of: of('page_plan'), otherwise: genericPlan },
      reportInvalid,
    ),
    ...withoutUndefined({
      featuredImage: mapPictureIfAny(row.featured_image, reportInvalid),
      catering: readColumn(
        cateringSchema.optional(),
        { value: row.catering ?? undefined, of: of('catering'), otherwise: undefined },
        reportInvalid,
      ),
      mapEmbedUrl: embedUrl,
      virtualTour: tourOf(row, reportInvalid),
    }),
  };
}

function addressOf(row: HotelRow): Property['address'] {
  const { latitude: lat, longitude: lng } = row;
  return {
    ...readFields(addressFields, row),
    country: usualCountry,
    ...withoutUndefined({ coordinates: lat === null || lng === null ? undefined : { lat, lng } }),
  };
}

function policiesOf({ policies: row, slug }: HotelRow, reportInvalid: ReportInvalid): Property['policies'] {
  const column = { value: row?.event_policies ?? {}, of: `hotel_policies.event_policies of ${slug}`, otherwise: {} };
  return {
    ...readFields(policyFields, row),
    ...readColumn(eventPoliciesSchema, column, reportInvalid),
  };
}

function profilesOf(row: HotelRow): Property['socialMedia'] {
  const url = (platform: string) => row.profiles.find((profile) => profile.platform === platform)?.profile_url;
  return withoutUndefined({
    instagram: url('instagram'),
    facebook: url('facebook'),
    twitter: url('twitter'),
    website: url('website'),
  });
}

/** The providers whose tours a page links to. Other kinds of tour are not shown. */
const tourProviders: Record<string, VirtualTour['provider']> = { spalba: 'Spalba', matterport: 'Matterport' };

function tourOf(row: HotelRow, reportInvalid: ReportInvalid): VirtualTour | undefined {
  for (const tour of row.tours) {
    const provider = lookUp(tourProviders, tour.tour_type);
    if (!provider) continue;
    const thumbnail = mapPictureIfAny(tour.thumbnail, reportInvalid);
    return { provider, ...withoutUndefined({ url: tour.tour_url ?? undefined, thumbnail }) };
  }
  return undefined;
}

export function mapWholeHotel(row: HotelRow, reportInvalid: ReportInvalid): WholeHotel {
  return {
    id: row.id,
    isActive: row.is_active,
    isClosed: row.closed_at !== null,
    brandName: row.brand_name,
    locationName: row.location_name,
    property: mapHotel(row, reportInvalid),
    media: row.media.map((media) => ({
      type: media.media_type,
      isPrimary: media.is_primary,
      picture: mapGalleryItem(media, reportInvalid),
    })),
  };
}
