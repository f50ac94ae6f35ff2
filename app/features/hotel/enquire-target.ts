import { paths } from '#app/paths.ts';
import type { Property } from '#domain/property.ts';
import { anchorOf, shownSections } from './section-names.ts';

/** Where "Enquire" leads on a property's page: to its own form where it has one, else to the form of the site. */
export function enquireTarget(property: Property): string {
  return shownSections(property).includes('enquiry')
    ? `#${anchorOf('enquiry')}`
    : paths.enquire({ venue: property.slug });
}
