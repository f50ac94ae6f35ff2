import type { GalleryItem, Property } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  contactFields,
  furtherContactFields,
  hotelFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { eventPolicyFields, policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { galleryFields } from '#app/catalogue/property-fields/room-fields.ts';
import { pickFields, writeFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { mediaKey } from './media-rows.server.ts';
import type { RowOf } from './seed-tables.server.ts';

export function hotelRow(property: Property): RowOf<'hotels'> {
  const { address, contact } = property;
  return {
    ...writeFields(hotelFields, property),
    ...writeFields(facilityFields, property),
    ...writeFields(addressFields, address),
    ...writeFields(contactFields, contact),
    slug: property.slug,
    brand_id: property.brand,
    location_id: property.location,
    latitude: address.coordinates?.lat ?? null,
    longitude: address.coordinates?.lng ?? null,
    featured_image_id: property.featuredImage ? mediaKey(property.featuredImage) : null,
    is_active: true,
    quick_stats: property.quickStats,
    transport: property.transportation,
    nearby: property.nearbyAttractions,
    further_contacts: pickFields(furtherContactFields, contact),
    catering: property.catering ?? null,
    map: property.mapEmbedUrl ? { embedUrl: property.mapEmbedUrl } : null,
    page_plan: property.plan,
  };
}

export function hotelMediaRows({ slug, heroImages, galleryImages }: Property): RowOf<'hotel_media'>[] {
  const byType: Record<string, GalleryItem[]> = { hero: heroImages, gallery: galleryImages };
  return Object.entries(byType).flatMap(([type, pictures]) =>
    pictures.map((picture, index) => ({
      hotel_id: slug,
      ...writeFields(galleryFields, picture),
      media_type: type,
      media_id: mediaKey(picture),
      sort_order: index + 1,
    })),
  );
}

export function hotelAmenityRows({ slug, amenities }: Property): RowOf<'hotel_amenities'>[] {
  return amenities.map(({ id }, index) => ({ hotel_id: slug, amenity_id: id, sort_order: index + 1 }));
}

export function featureRows({ slug, features }: Property): RowOf<'hotel_features'>[] {
  return features.map((feature, index) => ({ hotel_id: slug, feature_name: feature, sort_order: index + 1 }));
}

export function policyRow({ slug, policies }: Property): RowOf<'hotel_policies'> {
  return {
    ...writeFields(policyFields, policies),
    hotel_id: slug,
    event_policies: pickFields(eventPolicyFields, policies),
  };
}

export function tourRows({ slug, name, virtualTour }: Property): RowOf<'hotel_virtual_tours'>[] {
  if (!virtualTour) return [];
  const { provider, url, thumbnail } = virtualTour;
  return [
    {
      hotel_id: slug,
      title: `A walk through ${name}`,
      tour_type: provider.toLowerCase(),
      tour_url: url ?? null,
      thumbnail_id: thumbnail ? mediaKey(thumbnail) : null,
      sort_order: 1,
      is_active: true,
    },
  ];
}

export function profileRows({ slug, socialMedia }: Property): RowOf<'hotel_social_media'>[] {
  return Object.entries(socialMedia).map(([platform, url], index) => ({
    hotel_id: slug,
    platform,
    profile_url: url,
    sort_order: index + 1,
    is_active: true,
  }));
}
