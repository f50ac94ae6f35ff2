import type { Property } from '#app/catalogue/property.ts';
import { mediaKey } from './media-rows.server.ts';
import type { RowOf } from './seed-tables.server.ts';

export function hotelRow(property: Property): RowOf<'hotels'> {
  const { address, contact } = property;
  const { phone, email, ...furtherContacts } = contact;
  return {
    slug: property.slug,
    aliases: property.aliases,
    name: property.name,
    brand_id: property.brand,
    location_id: property.location,
    description: property.description,
    rating: property.rating,
    street: address.street,
    city: address.city,
    state: address.state,
    postal_code: address.postalCode,
    latitude: address.coordinates?.lat ?? null,
    longitude: address.coordinates?.lng ?? null,
    phone,
    email,
    featured_image_id: property.featuredImage ? mediaKey(property.featuredImage) : null,
    sort_order: property.sortOrder,
    is_featured: property.isFeatured,
    is_active: true,
    services: property.services,
    quick_stats: property.quickStats,
    transport: property.transportation,
    accessibility: property.accessibility,
    nearby: property.nearbyAttractions,
    further_contacts: furtherContacts,
    catering: property.catering ?? null,
    map: property.mapEmbedUrl ? { embedUrl: property.mapEmbedUrl } : null,
    page_plan: property.plan,
  };
}

export function hotelMediaRows({ slug, heroImages, galleryImages }: Property): RowOf<'hotel_media'>[] {
  const byType = { hero: heroImages, gallery: galleryImages };
  return Object.entries(byType).flatMap(([type, pictures]) =>
    pictures.map((picture, index) => ({
      hotel_id: slug,
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
  const { checkIn, checkOut, cancellation, pets, ...eventPolicies } = policies;
  return { hotel_id: slug, check_in: checkIn, check_out: checkOut, cancellation, pets, event_policies: eventPolicies };
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
