import type { Property } from '#app/catalogue/property.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import type { EnquiryValues } from '#app/enquiries/enquiry.ts';
import { enquiryPrefillTexts as texts } from './texts.ts';

/** What was filled in last. */
let filled = '';

/**
 * Fills the subject of an enquiry into the page's own form; the form of a dialog is on every page. The visitor's own text
 * stays. Returns false if the page has no form.
 */
export function fillSubject(subject: string): boolean {
  const { form } = document.querySelector<HTMLInputElement>('[name="variant"][value="enquiry"]') ?? {};
  if (!form) return false;
  const words = enquiryPrefill(subject);
  const spaces = form.elements.namedItem('space');
  const space = spaces instanceof HTMLSelectElement && [...spaces.options].find(({ text }) => text === subject);
  if (space) space.selected = true;
  const box = form.elements.namedItem('special_requirements');
  if (!(box instanceof HTMLTextAreaElement) || box.value.includes(words)) return true;
  const isOurs = box.value === filled || box.value === box.defaultValue;
  box.value = isOurs ? words : `${words}\n${box.value}`;
  filled = box.value;
  return true;
}

/** Returns the first sentence of an enquiry that was opened from a link with a subject. */
export function enquiryPrefill(subject: string): string {
  return texts.moreAbout(subject);
}

/** Returns those criteria of the venue finder for which the form has no field, such as "Classroom layout, outdoors." */
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

/** Fills in the subject if the address names one of the property's spaces: `?space=oyster-greens`. */
export function prefillSpace({ spaces }: Property, request: Request): Partial<EnquiryValues> | undefined {
  const slug = new URL(request.url).searchParams.get('space');
  const space = spaces.find(({ id }) => id === slug);
  return space && { space: space.id, special_requirements: enquiryPrefill(space.name) };
}
