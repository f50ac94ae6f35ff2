import type { Property } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import { type Fact, listFacts } from '#app/catalogue/property-fields/property-field.ts';
import { planningRowsTexts as texts } from './texts.ts';

/** Formats as "Ground: Diamond Hall, Glass House". Lawns and pools have no floor worth telling. */
function floorsOf(spaces: Property['spaces']): string {
  const floors = new Map<string, string[]>();
  for (const { floor, name, type } of spaces)
    if (floor && type !== 'outdoor' && type !== 'pool') floors.set(floor, [...(floors.get(floor) ?? []), name]);
  return [...floors].map(([floor, names]) => `${floor}: ${names.join(', ')}`).join('; ');
}

/** Returns the facts that an event planner asks for; unknown ones are left out. `hiredFor` is in words. */
export function planningRows(property: Property, hiredFor: string): Fact[] {
  const { spaces, services, policies, transportation } = property;
  return [
    { name: texts.hiredFor, text: hiredFor },
    { name: texts.services, text: services.join(', ') },
    { name: texts.catering, text: policies.catering ?? '' },
    { name: texts.decoration, text: policies.decoration ?? '' },
    { name: texts.booking, text: policies.eventBooking ?? '' },
    { name: texts.capacity, text: policies.capacity ?? '' },
    { name: texts.parking, text: policies.parking ?? '' },
    { name: texts.floors, text: floorsOf(spaces) },
    { name: texts.airport, text: transportation.airport ?? '' },
    ...listFacts(facilityFields, property),
  ].filter(({ text }) => text !== '');
}
