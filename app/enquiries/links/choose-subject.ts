import { type RefObject, useEffect } from 'react';
import { enquiryPrefill } from './enquiry-prefill.ts';

/** The forms on this page that take a subject. */
const forms = new Set<(words: string) => void>();

/** Tells the form on this page what is asked about; false where there is none. */
export function askAbout(subject: string): boolean {
  for (const fill of forms) fill(enquiryPrefill(subject));
  return forms.size > 0;
}

/** Has a form hear of what is asked about while it is on the page. Keeps what the visitor wrote. */
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
