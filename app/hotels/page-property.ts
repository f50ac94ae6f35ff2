import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Experience, Property, SectionName } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import type { Picture } from '#platform/images/picture.ts';

/**
 * Returns a property as its page sends it: with the articles and the sections that are there to show, without the rooms
 * that its list leaves out, and with a blurred placeholder of the first hero only. Other pictures are small, hidden at
 * first or further down. The server does it, so that a page starts without the code for it.
 */
export function pageProperty(property: Property, press: PressItem[]): Property {
  const { rooms, experiences, heroImages, plan } = property;
  const listed = listedRooms(rooms, plan.fixedRooms);
  const articles = plan.press && { press: press.map(({ id }) => id) };
  const shown = {
    ...property,
    rooms: rooms.filter((room) => listed.includes(room)),
    experiences: experiences.map(withoutAlt),
    plan: { ...plan, ...articles, sections: shownSections(property, press) },
  };
  const [first, ...others] = heroImages;
  return { ...withoutBlur(shown), heroImages: first ? [first, ...others.map(unblurred)] : [] };
}

/** Returns the plan's sections that have something to show; the others get no anchor and no link. */
function shownSections(property: Property, press: PressItem[]): SectionName[] {
  const { plan } = property;
  const has: Partial<Record<SectionName, boolean>> = {
    experiences: property.experiences.length > 0,
    spaces: property.spaces.length > 0,
    dining: property.dining.length > 0 || property.catering !== undefined,
    gallery: property.galleryImages.length > 0,
    wedding: plan.wedding !== undefined,
    film: plan.promoFilm !== undefined,
    planning: planningRows(property, '').length > 0 || property.spaces.length > 0,
    'virtual-tour': property.virtualTour !== undefined,
    press: plan.press !== undefined && press.length > 0,
    occasions: (plan.occasions ?? []).length > 0,
  };
  return plan.sections.filter((section) => has[section] ?? true);
}

/** An experience's picture decorates words that say the same, so that its alternative text is not sent. */
function withoutAlt(experience: Experience): Experience {
  return experience.image ? { ...experience, image: { ...experience.image, alt: '' } } : experience;
}

/** Returns a value with all pictures in it unblurred. */
function withoutBlur<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutBlur) as T;
  if ('placeholder' in value) return unblurred(value as T & Picture);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutBlur(one)])) as T;
}
