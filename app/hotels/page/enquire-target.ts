import type { EventSpace, Property } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { anchorOf } from './section-names.ts';

/**
 * Where "Enquire" leads on a property's page: to its own form if it has one, else to the form of the site. The server
 * fills in a space that is asked about, so that it works without a script: the link loads the page.
 */
export function enquireTarget(property: Property, space?: EventSpace): string {
  const filled = space ? { space: space.id } : {};
  if (!property.plan.sections.includes('enquiry')) return paths.enquire({ venue: property.slug, ...filled });
  return `${space ? paths.hotel(property.slug, filled) : ''}#${anchorOf('enquiry')}`;
}
