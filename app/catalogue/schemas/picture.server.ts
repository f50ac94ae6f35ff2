import { z } from 'zod';
import type { GalleryItem } from '#app/catalogue/property.ts';
import { fieldSchemas } from '#app/catalogue/property-fields/field-schemas.server.ts';
import { galleryFields } from '#app/catalogue/property-fields/gallery-fields.ts';
import { buckets, type Picture } from '#platform/images/picture.ts';
import { shapeOf } from './shape-of.server.ts';

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

export const galleryItemSchema: z.ZodType<GalleryItem> = pictureShape.extend(fieldSchemas(galleryFields));
