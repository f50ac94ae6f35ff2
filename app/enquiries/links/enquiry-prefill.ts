import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import { enquiryPrefillTexts as texts } from './texts.ts';

/** Returns the first sentence of an enquiry that was opened from a link with a subject. */
export function enquiryPrefill(subject: string): string {
  return texts.moreAbout(subject);
}

/** Returns what somebody asked the venue finder for and the form has no field for: "Classroom layout, outdoors." */
export function wishesInWords({ layout, setting, city, rooms }: VenueCriteria): string {
  const wishes = [
    layout && texts.layouts[layout],
    setting && texts.settings[setting],
    city && texts.inCity(city),
    rooms && texts.rooms(rooms),
  ].filter(Boolean);
  const words = wishes.join(', ');
  return words && texts.sentence(words);
}
