import { z } from 'zod';
import { buckets, type Picture } from '#platform/images/picture.ts';
import { shapeOf } from './shape-of.server.ts';

export const pictureSchema: z.ZodType<Picture> = shapeOf<Picture>()({
  bucket: z.enum(buckets),
  path: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalPoint: z.object({ x: z.number(), y: z.number() }),
  moved: z.literal(true).exactOptional(),
  placeholder: z.string(),
});
