import { z } from 'zod';
import { accents, frames, heroLayouts, type Look, ornaments, paces } from '#app/catalogue/look.ts';
import { type Film, type PagePlan, sectionNames } from '#app/catalogue/property.ts';
import { quickStatsFields } from '#app/catalogue/property-fields/hotel-fields.ts';
import { pictureSchema } from './picture.server.ts';
import { roomSchema } from './room.server.ts';
import { shapeOf } from './shape-of.server.ts';

const section = z.enum(sectionNames);
const figures = Object.keys(quickStatsFields) as (keyof typeof quickStatsFields)[];

const film = shapeOf<Film>()({
  title: z.string(),
  url: z.string().exactOptional(),
  clip: z.string().exactOptional(),
  poster: pictureSchema.exactOptional(),
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
