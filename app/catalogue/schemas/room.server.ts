import { z } from 'zod';
import type { Room } from '#app/catalogue/property.ts';
import { pictureSchema } from './picture.server.ts';
import { shapeOf } from './shape-of.server.ts';

export const roomSchema: z.ZodType<Room> = shapeOf<Room>()({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  size: z.string().exactOptional(),
  maxOccupancy: z.number(),
  bedType: z.string().exactOptional(),
  count: z.number().exactOptional(),
  price: shapeOf<Room['price']>()({
    currency: z.literal('INR'),
    amount: z.number().nullable(),
    note: z.string().exactOptional(),
  }),
  amenities: z.array(z.string()),
  images: z.array(pictureSchema),
});
