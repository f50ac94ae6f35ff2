import { usualCountry } from '#app/catalogue/location.ts';
import type { GalleryItem, PagePlan, Property, VirtualTour } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  contactFields,
  hotelFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { readFields } from '#app/catalogue/property-fields/map-fields.server.ts';
import { policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { galleryFields } from '#app/catalogue/property-fields/room-fields.ts';
import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
import type { HotelRow } from '#app/catalogue/server/hotel-query.server.ts';
import { lookUp } from '#platform/look-up.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { type ReportInvalid, readColumn } from './json-columns.server.ts';
import { mapAmenity, mapDining, mapExperience, mapPackage, mapRoom, mapSpace } from './map-hotel-parts.server.ts';
import { mapImage, mapPicture } from './map-picture.server.ts';

/** The page of a hotel that has no plan of its own. */
export const genericPlan: PagePlan = {
  kind: 'generic',
  family: 'Hotel',
  sections: ['overview', 'contact', 'gallery', 'rooms', 'dining', 'policies'],
  headings: {},
  about: [],
  fixedRooms: [],
};

/** A JSON column that does not match its schema is left out and reported. */
export function mapHotel(row: HotelRow, reportInvalid: ReportInvalid): Property {
  const { slug: of, latitude: lat, longitude: lng, policies } = row;
  const pictures = (type: string) =>
    row.media.filter((media) => media.media_type === type).map((media) => mapGalleryItem(media, reportInvalid));
  const { embedUrl } = readColumn('hotels.map', { value: row.map, of, otherwise: {} }, reportInvalid);
  return {
    slug: row.slug,
    brand: row.brand_slug,
    location: row.location_slug,
    ...readFields(hotelFields, row),
    ...readFields(facilityFields, row),
    ...readFields(searchEngineFields, row),
    address: {
      ...readFields(addressFields, row),
      country: usualCountry,
      ...(lat !== null && lng !== null && { coordinates: { lat, lng } }),
    },
    contact: {
      ...readFields(contactFields, row),
      ...readColumn('hotels.further_contacts', { value: row.further_contacts, of, otherwise: {} }, reportInvalid),
    },
    heroImages: pictures('hero'),
    galleryImages: pictures('gallery'),
    amenities: row.amenities.map(mapAmenity),
    rooms: row.rooms.map((room) => mapRoom(room, reportInvalid)),
    spaces: row.spaces.map((space) => mapSpace(space, reportInvalid)),
    dining: row.dining.map((venue) => mapDining(venue, reportInvalid)),
    experiences: row.experiences.map((experience) => mapExperience(experience, reportInvalid)),
    packages: row.packages.map(mapPackage),
    houseRules: readColumn('hotels.house_rules', { value: row.house_rules, of, otherwise: {} }, reportInvalid),
    features: row.features.map((feature) => feature.feature_name),
    policies: {
      ...readFields(policyFields, policies),
      ...readColumn(
        'hotel_policies.event_policies',
        { value: policies?.event_policies, of, otherwise: {} },
        reportInvalid,
      ),
    },
    transportation: readColumn('hotels.transport', { value: row.transport, of, otherwise: {} }, reportInvalid),
    nearbyAttractions: readColumn('hotels.nearby', { value: row.nearby, of, otherwise: [] }, reportInvalid),
    socialMedia: profilesOf(row),
    quickStats: figuresOf(row, reportInvalid),
    plan: readColumn('hotels.page_plan', { value: row.page_plan, of, otherwise: genericPlan }, reportInvalid),
    ...withoutUndefined({
      featuredImage: mapImage(row.featured_image, reportInvalid).image,
      catering: readColumn('hotels.catering', { value: row.catering, of, otherwise: undefined }, reportInvalid),
      mapEmbedUrl: embedUrl,
      virtualTour: tourOf(row, reportInvalid),
    }),
  };
}

/** No figure counts what is switched off. */
function figuresOf(row: HotelRow, reportInvalid: ReportInvalid): Property['quickStats'] {
  const { quick_stats: value, slug: of, has_rooms: hasRooms, has_dining: hasDining, catering } = row;
  const { rooms, diningVenues, ...figures } = readColumn(
    'hotels.quick_stats',
    { value, of, otherwise: {} },
    reportInvalid,
  );
  return {
    ...figures,
    ...withoutUndefined({
      rooms: hasRooms ? rooms : undefined,
      diningVenues: hasDining || catering ? diningVenues : undefined,
    }),
  };
}

function mapGalleryItem(row: HotelRow['media'][number], reportInvalid: ReportInvalid): GalleryItem {
  return { ...mapPicture(row, reportInvalid), ...readFields(galleryFields, row) };
}

function profilesOf({ profiles }: HotelRow): Property['socialMedia'] {
  const url = (platform: string) => profiles.find((profile) => profile.platform === platform)?.profile_url;
  return withoutUndefined({
    instagram: url('instagram'),
    facebook: url('facebook'),
    twitter: url('twitter'),
    website: url('website'),
  });
}

/** The providers whose tours a page links to. Other kinds of tour are not shown. */
const tourProviders: Record<string, VirtualTour['provider']> = { spalba: 'Spalba', matterport: 'Matterport' };

function tourOf({ tours }: HotelRow, reportInvalid: ReportInvalid): VirtualTour | undefined {
  for (const { tour_type, tour_url, thumbnail } of tours) {
    const provider = lookUp(tourProviders, tour_type);
    if (!provider) continue;
    const { image } = mapImage(thumbnail, reportInvalid);
    return { provider, ...withoutUndefined({ url: tour_url ?? undefined, thumbnail: image }) };
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
