import type { Property, SectionName } from '#app/catalogue/property.ts';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';

/**
 * Returns the plan's sections that have something to show; the others get no anchor and no link. The server does it, so
 * that a page starts without the code for it.
 */
function shownSections(property: Property): SectionName[] {
  const has: Partial<Record<SectionName, boolean>> = {
    experiences: property.experiences.length > 0,
    spaces: property.spaces.length > 0,
    dining: property.dining.length > 0 || property.catering !== undefined,
    gallery: property.galleryImages.length > 0,
    wedding: property.plan.wedding !== undefined,
    film: property.plan.promoFilm !== undefined,
    planning: planningRows(property, '').length > 0 || property.spaces.length > 0,
    'virtual-tour': property.virtualTour !== undefined,
    press: (property.plan.press ?? []).length > 0,
    occasions: (property.plan.occasions ?? []).length > 0,
  };
  return property.plan.sections.filter((section) => has[section] ?? true);
}

export function withShownSections(property: Property): Property {
  return { ...property, plan: { ...property.plan, sections: shownSections(property) } };
}
