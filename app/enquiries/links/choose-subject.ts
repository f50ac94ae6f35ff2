import { type RefObject, useEffect } from 'react';
import type { Property } from '#app/catalogue/property.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import type { EnquiryValues } from '#app/enquiries/enquiry.ts';
import { enquiryPrefillTexts as texts } from './texts.ts';

/** The functions that fill in the subject, one for each form on this page that has a subject. */
const forms = new Set<(subject: string) => void>();

/** Tells the form on this page what the enquiry is about; returns false if there is no form. */
export function askAbout(subject: string): boolean {
  for (const fill of forms) fill(subject);
  return forms.size > 0;
}

/** Lets links on the page fill their subject into this form. The visitor's own text stays. */
export function useSubjects(form: RefObject<HTMLFormElement | null>, takesSubjects: boolean): void {
  useEffect(() => {
    if (!takesSubjects) return;
    let filled = '';
    function fill(subject: string) {
      const words = enquiryPrefill(subject);
      const spaces = form.current?.elements.namedItem('space');
      const space = spaces instanceof HTMLSelectElement && [...spaces.options].find(({ text }) => text === subject);
      if (space) space.selected = true;
      const box = form.current?.elements.namedItem('special_requirements');
      if (!(box instanceof HTMLTextAreaElement) || box.value.includes(words)) return;
      const isOurs = box.value === filled || box.value === box.defaultValue;
      box.value = isOurs ? words : `${words}\n${box.value}`;
      filled = box.value;
    }
    forms.add(fill);
    return () => {
      forms.delete(fill);
    };
  }, [form, takesSubjects]);
}

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

/** Fills in the subject if the address names one of the property's spaces: `?space=oyster-greens`. */
export function prefillSpace({ spaces }: Property, request: Request): Partial<EnquiryValues> | undefined {
  const slug = new URL(request.url).searchParams.get('space');
  const space = spaces.find(({ id }) => id === slug);
  return space && { space: space.id, special_requirements: enquiryPrefill(space.name) };
}
