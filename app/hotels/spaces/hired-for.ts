import { type EventType, eventTypes } from '#app/catalogue/event-type.ts';
import type { Property } from '#app/catalogue/property.ts';
import { labelOf } from '#content/option-lists.ts';
import { eventTypeOptions } from '#content/shown-options.ts';
import { hiredForTexts as texts } from './texts.ts';

/** The form's label of conferences is the trade's "MICE"; a sentence about a hotel says it in plain words. */
const inPlainWords = (type: EventType) =>
  type === 'mice' ? texts.conferences : labelOf(eventTypeOptions.enquiry, type);

/** Returns the kinds of event for which spaces of a hotel are hired: "Wedding, Birthday Party". */
export function hiredFor({ spaces }: Pick<Property, 'spaces'>): string {
  return eventTypes
    .filter((type) => type !== 'other' && spaces.some((space) => space.eventTypes.includes(type)))
    .map(inPlainWords)
    .join(', ');
}
