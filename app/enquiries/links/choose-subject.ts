import { type RefObject, useEffect } from 'react';
import { enquiryPrefill } from './enquiry-prefill.ts';

/** The functions that fill in the subject, one for each form on this page that has a subject. */
const forms = new Set<(words: string) => void>();

/** Tells the form on this page what the enquiry is about; returns false if there is no form. */
export function askAbout(subject: string): boolean {
  for (const fill of forms) fill(enquiryPrefill(subject));
  return forms.size > 0;
}

/** Lets links on the page fill their subject into this form. The visitor's own text stays. */
export function useSubjects(form: RefObject<HTMLFormElement | null>, takesSubjects: boolean): void {
  useEffect(() => {
    if (!takesSubjects) return;
    let filled = '';
    function fill(words: string) {
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
