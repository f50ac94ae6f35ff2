import { type RefObject, useEffect } from 'react';
import { enquiryPrefill } from './enquiry-prefill.ts';

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
