import { type Editorial, type MaybeSample, textsOf } from '#app/catalogue/editorial.ts';
import { type Menu, menuId, readMenu } from '#app/catalogue/menu.ts';
import { culinary } from '#content/home.ts';
import { properties } from '#content/properties.ts';
import { openMenuTexts as texts } from './texts.ts';

export interface OpenMenu extends Menu, MaybeSample {
  id: string;
  title: string;
  text: string;
  /** The venue that serves it, and the venue's hotel. */
  venue: string;
  property: { slug: string; name: string };
}

/** What is shown while the kitchen has not supplied a menu. */
const untold: Menu = { courses: [], note: texts.onRequest };

/** Returns the menu of a card of "Culinary Delight", or null if there is no card of that name. */
export function openMenu(asked: string | null, editorial: Editorial): OpenMenu | null {
  const card = culinary.cards.find(({ id }) => id === asked);
  const property = properties.find(({ slug }) => slug === card?.venue.property);
  const venue = property?.dining.find(({ id }) => id === card?.venue.dining);
  if (!card || !property || !venue) return null;
  const stored = textsOf(editorial, 'menu').find(({ id }) => id === menuId(property.slug, venue.id));
  const { id, title, text } = card;
  return {
    id,
    title,
    text,
    venue: venue.name,
    property: { slug: property.slug, name: property.name },
    ...(stored ? readMenu(stored.text) : untold),
    ...(stored?.isSample && { isSample: true }),
  };
}
