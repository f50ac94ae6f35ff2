import type { PropertyFields } from '#app/catalogue/property-fields/property-field.ts';
import type { ContentField } from './content-field.ts';

/**
 * What staff edit of a property's fields, in their order.
 *
 * @param inside the JSON column that holds them all, where they have no columns of their own
 */
export function propertyContentFields(fields: PropertyFields, inside?: string): ContentField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isDeskOnly = 'deskOnly' in field;
    const control = isDeskOnly ? field.deskOnly : field.desk;
    const holder = (isDeskOnly ? field.inside : undefined) ?? inside;
    return control ? [{ ...control, name: field.column ?? name, ...(holder !== undefined && { inside: holder }) }] : [];
  });
}
