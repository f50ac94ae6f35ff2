import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Experience, Property, SectionName } from '#app/catalogue/property.ts';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import type { Picture } from '#platform/images/picture.ts';

/**
 * Returns a property as its page sends it: with the articles and the sections that are there to show, and with a blurred
 * placeholder of the first hero only. Other pictures are small, hidden at first or further down. The server does it, so
 * that a page starts without the code for it.
 */
export function pageProperty(property: Property, press: PressItem[]): Property {
  const { experiences, heroImages, plan } = property;
  const articles = plan.press && { press: press.map(({ id }) => id) };
  const shown = {
    ...property,
    experiences: experiences.map(withoutAlt),
    // No page shows them.
    amenities: property.amenities.map((amenity) => ({ ...amenity, icon: '' })),
    spaces: property.spaces.map((space) => ({ ...space, eventTypes: [] })),
    aliases: [],
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
    prices: property.packages.length > 0 || Object.keys(property.houseRules).length > 0,
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
  return withPrices(plan.sections).filter((section) => has[section] ?? true);
}

/** Every page can have prices: a plan that does not name them has them after its spaces, else before the policies. */
function withPrices(sections: SectionName[]): SectionName[] {
  if (sections.includes('prices')) return sections;
  const after = Math.max(sections.indexOf('planning'), sections.indexOf('spaces'));
  const before = sections.indexOf('policies');
  return sections.toSpliced(after >= 0 ? after + 1 : before >= 0 ? before : sections.length, 0, 'prices');
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
