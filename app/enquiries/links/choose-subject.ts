import { type RefObject, useEffect } from 'react';
import { enquiryPrefill } from './enquiry-prefill.ts';

/** Fills in the subject, one function for each form on this page that takes one. */
const forms = new Set<(words: string) => void>();

/** Tells the form on this page what is asked about; false where there is none. */
export function askAbout(subject: string): boolean {
  for (const fill of forms) fill(enquiryPrefill(subject));
  return forms.size > 0;
}

/** Lets links on the page fill their subject into this form. What the visitor wrote stays. */
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
