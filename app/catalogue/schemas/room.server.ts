import { z } from 'zod';
import type { Room } from '#app/catalogue/property.ts';
import { fieldSchemas } from '#app/catalogue/property-fields/field-schemas.server.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { pictureSchema } from './picture.server.ts';
import { shapeOf } from './shape-of.server.ts';

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
