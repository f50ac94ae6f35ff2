import { culinary } from '#content/home.ts';
import { type Menu, menus } from '#content/menus.ts';
import { properties } from '#content/properties.ts';

export interface OpenMenu extends Menu {
  id: string;
  title: string;
  text: string;
  /** The venue that serves it, and the venue's hotel. */
  venue: string;
  property: { slug: string; name: string };
}

/** Returns the menu of a card of "Culinary Delight", or null if there is none of that name. */
export function openMenu(asked: string | null): OpenMenu | null {
  const card = culinary.cards.find(({ id }) => id === asked);
  const menu = card && menus[card.id];
  const property = properties.find(({ slug }) => slug === card?.venue.property);
  const venue = property?.dining.find(({ id }) => id === card?.venue.dining);
  if (!card || !menu || !property || !venue) return null;
  const { id, title, text } = card;
  return { id, title, text, venue: venue.name, property: { slug: property.slug, name: property.name }, ...menu };
}
