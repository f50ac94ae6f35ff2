import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Property } from '#app/catalogue/property.ts';
import { labelOf } from '#content/option-lists.ts';
import { eventTypeOptions } from '#content/shown-options.ts';

/** The kinds of event for which spaces of a hotel are hired: "Wedding, MICE". The server says it, without a script. */
export function hiredFor({ spaces }: Pick<Property, 'spaces'>): string {
  return eventTypes
    .filter((type) => type !== 'other' && spaces.some((space) => space.eventTypes.includes(type)))
    .map((type) => labelOf(eventTypeOptions.enquiry, type))
    .join(', ');
}
