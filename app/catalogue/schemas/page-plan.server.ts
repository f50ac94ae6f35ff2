import { z } from 'zod';
import { accents, frames, heroLayouts, type Look, ornaments, paces } from '#app/catalogue/look.ts';
import { type Film, type GalleryItem, type PagePlan, type Room, sectionNames } from '#app/catalogue/property.ts';
import { fieldSchemas } from '#app/catalogue/property-fields/field-schemas.server.ts';
import { quickStatsFields } from '#app/catalogue/property-fields/hotel-fields.ts';
import { galleryFields, roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { buckets, type Picture } from '#platform/images/picture.ts';

const section = z.enum(sectionNames);
const figures = Object.keys(quickStatsFields) as (keyof typeof quickStatsFields)[];

const pictureShape = shapeOf<Picture>()({
  bucket: z.enum(buckets),
  path: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalPoint: z.object({ x: z.number(), y: z.number() }),
  moved: z.literal(true).exactOptional(),
  placeholder: z.string(),
  origin: z.enum(['drawing', 'render']).exactOptional(),
});

export const pictureSchema: z.ZodType<Picture> = pictureShape;

const film = shapeOf<Film>()({
  title: z.string(),
  url: z.string().exactOptional(),
  clip: z.string().exactOptional(),
  poster: pictureSchema.exactOptional(),
});

export const roomSchema: z.ZodType<Room> = shapeOf<Room>()({
  ...fieldSchemas(roomFields),
  id: z.string(),
  price: shapeOf<Room['price']>()({
    currency: z.literal('INR'),
    amount: z.number().nullable(),
    note: z.string().exactOptional(),
  }),
  amenities: z.array(z.string()),
  images: z.array(pictureSchema),
});

/** `hotels.page_plan` */
export const pagePlanSchema: z.ZodType<PagePlan> = shapeOf<PagePlan>()({
  kind: z.enum(['dedicated', 'generic']),
  family: z.enum(['Hotel', 'Venue']),
  wayOn: z.literal('locations').exactOptional(),
  retryLabel: z.string().exactOptional(),
  sections: z.array(section),
  look: shapeOf<Look>()({
    accent: z.enum(accents),
    ornament: z.enum(ornaments),
    frame: z.enum(frames),
    heroLayout: z.enum(heroLayouts),
    pace: z.enum(paces),
  }).exactOptional(),
  headings: z.partialRecord(section, z.string()) as z.ZodType<PagePlan['headings']>,
  enquiryHeading: z.string().exactOptional(),
  heroText: z.string().exactOptional(),
  about: z.array(z.string()),
  tileNotes: z.partialRecord(z.enum(figures), z.string()).exactOptional() as unknown as z.ZodType<
    NonNullable<PagePlan['tileNotes']>
  >,
  heritageFilm: film.exactOptional(),
  promoFilm: film.exactOptional(),
  press: z.array(z.string()).exactOptional(),
  occasions: z.array(z.object({ title: z.string(), picture: pictureSchema })).exactOptional(),
  fixedRooms: z.array(roomSchema),
  wedding: shapeOf<NonNullable<PagePlan['wedding']>>()({
    heading: z.string(),
    text: z.string(),
    facts: z.array(z.string()),
    image: pictureSchema.exactOptional(),
  }).exactOptional(),
});

/**
 * Makes an object schema that must name every field of `T`. A field that is in the type but not in the schema would be
 * dropped silently, so it does not compile.
 */
export function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}

export const galleryItemSchema: z.ZodType<GalleryItem> = pictureShape.extend(fieldSchemas(galleryFields));
