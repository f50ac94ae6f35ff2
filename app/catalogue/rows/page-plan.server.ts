import { z } from 'zod';
import { accents, frames, heroLayouts, ornaments, paces } from '#app/catalogue/look.ts';
import type { Room } from '#app/catalogue/property.ts';
import { quickStatsFields } from '#app/catalogue/property-fields/hotel-fields.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { buckets, type Picture } from '#platform/images/picture.ts';
import { fieldSchemas } from './field-schemas.server.ts';

const sectionName = z.enum([
  'overview',
  /** A promotion film, above the rooms. */
  'film',
  'rooms',
  'virtual-tour',
  'experiences',
  'spaces',
  /** The questions of somebody who plans an event: catering, décor, parking, floors, kinds of event. */
  'planning',
  /** What an event costs, and the rules of the house. A plan that does not name it has it where `page-property.ts` says. */
  'prices',
  /** The dining venues, or the catering of a property without a dining venue. */
  'dining',
  'gallery',
  'press',
  /** A strip of drawings of state occasions. */
  'occasions',
  'wedding',
  'policies',
  'contact',
  'enquiry',
]);

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

const film = z.object({
  title: z.string(),
  /** The address of a hosted film; without one, the clip of ours below is the film. */
  url: z.string().exactOptional(),
  /** A clip of ours, as `paths.clip` names it. */
  clip: z.string().exactOptional(),
  /** The picture that is shown before the film plays; without one, it is the video service's thumbnail. */
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

const figures = Object.keys(quickStatsFields) as (keyof typeof quickStatsFields)[];

/** `hotels.page_plan`: what differs on one property's page, which are its sections, their order and their texts. */
export const pagePlanSchema = z.object({
  /** The generic page (`genericPlan`) or a plan of its own. */
  kind: z.enum(['dedicated', 'generic']),
  /** The name of the property's kind in the not-found and error texts. */
  family: z.enum(['Hotel', 'Venue']),
  /** The link of its not-found text, if it is not the list of its family. */
  wayOn: z.literal('locations').exactOptional(),
  /** The label of the button that reloads the page after a failure; "Try Again" unless given. */
  retryLabel: z.string().exactOptional(),
  sections: z.array(sectionName),
  /** Without one, the page has the group's gold and no ornament. */
  look: z
    .object({
      accent: z.enum(accents),
      ornament: z.enum(ornaments),
      frame: z.enum(frames),
      heroLayout: z.enum(heroLayouts),
      pace: z.enum(paces),
    })
    .exactOptional(),
  /** Headings that differ from the usual ones. */
  headings: z.partialRecord(sectionName, z.string()),
  /** The heading of the section `enquiry`; a page without that section has none. */
  enquiryHeading: z.string().exactOptional(),
  heroText: z.string().exactOptional(),
  about: z.array(z.string()),
  /** What a figure of the overview counts, where the lists below it count otherwise; by the figure's name. */
  tileNotes: z.partialRecord(z.enum(figures), z.string()).exactOptional(),
  /** A link in the overview. */
  heritageFilm: film.exactOptional(),
  promoFilm: film.exactOptional(),
  /** The ids of the articles in the section `press`. */
  press: z.array(z.string()).exactOptional(),
  /** The scenes of the section `occasions`, each with its title. They show no people. */
  occasions: z.array(z.object({ title: z.string(), picture: pictureSchema })).exactOptional(),
  /** Rooms that the page's list always ends with; see `room-list.ts`. */
  fixedRooms: z.array(roomSchema),
  wedding: z
    .object({
      heading: z.string(),
      text: z.string(),
      facts: z.array(z.string()),
      image: pictureSchema.exactOptional(),
    })
    .exactOptional(),
});

/** The schema must name every field of `T`: one that it left out would be dropped silently. */
function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}
