import { z } from 'zod';
import { accents, frames, heroLayouts, type Look, ornaments, paces } from '#app/catalogue/look.ts';
import { type EventSpace, type Film, type PagePlan, type Room, sectionNames } from '#app/catalogue/property.ts';
import { fieldSchemas, fieldsSchema } from '#app/catalogue/property-fields/field-schemas.server.ts';
import {
  cateringFields,
  furtherContactFields,
  quickStatsFields,
  transportationFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { eventPolicyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { buckets, type Picture } from '#platform/images/picture.ts';

/** Is called for a row that is not as it should be; the page is shown without the part in question. */
export type ReportInvalid = (message: string) => void;

/** Reports each message once, however often it is seen. */
export function reportOnce(say: ReportInvalid): ReportInvalid {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size >= 1_000) return;
    said.add(message);
    say(message);
  };
}

/** Returns the value of a JSON column. If it does not match its schema, it is reported and `otherwise` is returned. */
export function readColumn<T>(
  schema: z.ZodType<T>,
  column: { value: unknown; of: string; otherwise: NoInfer<T> },
  reportInvalid: ReportInvalid,
): T {
  const read = schema.safeParse(column.value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  reportInvalid(`${column.of} is not as expected at "${issue?.path.join('.')}" (${issue?.message}); it is left out`);
  return column.otherwise;
}

/** `hotels.quick_stats` */
export const quickStatsSchema = fieldsSchema(quickStatsFields);

/** `hotels.transport` */
export const transportationSchema = fieldsSchema(transportationFields);

/** `hotels.catering` */
export const cateringSchema = fieldsSchema(cateringFields);

/** `hotels.further_contacts` */
export const furtherContactsSchema = fieldsSchema(furtherContactFields);

/** `hotel_policies.event_policies` */
export const eventPoliciesSchema = fieldsSchema(eventPolicyFields);

/** `hotels.map` */
export const mapSchema: z.ZodType<{ embedUrl?: string }> = z.object({ embedUrl: z.string().exactOptional() });

/** `hotels.nearby` */
export const nearbySchema = z.array(z.string());

/** `hotel_spaces.configurations` */
export const configurationsSchema: z.ZodType<EventSpace['configurations']> = z.array(
  z.object({ style: z.string(), capacity: z.number() }),
);

const section = z.enum(sectionNames);
const figures = Object.keys(quickStatsFields) as (keyof typeof quickStatsFields)[];

const pictureSchema: z.ZodType<Picture> = shapeOf<Picture>()({
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

const film = shapeOf<Film>()({
  title: z.string(),
  url: z.string().exactOptional(),
  clip: z.string().exactOptional(),
  poster: pictureSchema.exactOptional(),
});

const roomSchema: z.ZodType<Room> = shapeOf<Room>()({
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
function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}
