import type { Offer } from '#app/catalogue/offer.ts';
import type { Property } from '#app/catalogue/property.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { type RowOf, reference } from './seed-tables.server.ts';

/** Returns the key by which other rows refer to a picture. */
export function mediaKey({ bucket, path }: Picture): string {
  return reference(`${bucket}/${path}`);
}

function mediaRow(picture: Picture): RowOf<'media'> {
  return {
    supabase_path: mediaKey(picture),
    filename: picture.path.slice(picture.path.lastIndexOf('/') + 1),
    file_type: `image/${picture.path.slice(picture.path.lastIndexOf('.') + 1)}`,
    width: picture.width,
    height: picture.height,
    public_url: pictureAddress(picture),
    alt_text: picture.alt,
    focal_x: picture.focalPoint.x,
    focal_y: picture.focalPoint.y,
    placeholder: picture.placeholder,
    origin: picture.origin ?? null,
    upload_source: 'migration',
    is_active: true,
  };
}

function picturesOf(property: Property): (Picture | undefined)[] {
  const { rooms, spaces, dining, experiences, virtualTour, plan } = property;
  return [
    property.featuredImage,
    ...property.heroImages,
    ...property.galleryImages,
    ...[...rooms, ...plan.fixedRooms].flatMap((room) => room.images),
    ...[...spaces, ...dining, ...experiences].map((one) => one.image),
    virtualTour?.thumbnail,
    plan.wedding?.image,
  ];
}

/** Returns a row for each picture of the properties and offers, and for these others. */
export function mediaRows(
  properties: Property[],
  offers: Offer[],
  others: (Picture | undefined)[] = [],
): RowOf<'media'>[] {
  const all = [...properties.flatMap(picturesOf), ...offers.map(({ image }) => image), ...others];
  const pictures = all.filter((picture) => picture !== undefined);
  return [...new Map(pictures.map((picture) => [mediaKey(picture), mediaRow(picture)])).values()];
}
