import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Property } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import { type Fact, listFacts } from '#app/catalogue/property-fields/list-facts.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';

/** Formats as "Ground: Oyster Greens, Emperor's Court". */
function floorsOf(spaces: Property['spaces']): string {
  const floors = new Map<string, string[]>();
  for (const { floor, name } of spaces) if (floor) floors.set(floor, [...(floors.get(floor) ?? []), name]);
  return [...floors].map(([floor, names]) => `${floor}: ${names.join(', ')}`).join('; ');
}

/** Returns the facts that an event planner asks for; unknown ones are left out. */
export function planningRows(property: Property): Fact[] {
  const { spaces, services, policies, transportation } = property;
  const hired = eventTypes.filter(
    (type) => type !== 'other' && spaces.some((space) => space.eventTypes.includes(type)),
  );
  return [
    { name: 'Hired for', text: hired.map((type) => labelOf(eventTypeOptions.enquiry, type)).join(', ') },
    { name: 'Services', text: services.join(', ') },
    { name: 'Catering', text: policies.catering ?? '' },
    { name: 'Decoration', text: policies.decoration ?? '' },
    { name: 'Booking', text: policies.eventBooking ?? '' },
    { name: 'Capacity', text: policies.capacity ?? '' },
    { name: 'Parking', text: policies.parking ?? '' },
    { name: 'Floors', text: floorsOf(spaces) },
    { name: 'Airport', text: transportation.airport ?? '' },
    ...listFacts(facilityFields, property),
  ].filter(({ text }) => text !== '');
}
