import type { FormValues } from '#app/forms/form-types.ts';

/** A valid application, as an applicant types it into the careers form. */
export function anApplication(change: FormValues = {}): FormValues {
  return {
    submission_id: crypto.randomUUID(),
    campaign: '',
    name: 'Asha Sample',
    phone: '98100 00001',
    email: 'Asha@Example.com',
    position: 'Chef',
    address: '12 Sample Lane\nNew Delhi',
    motivation: 'I cook for a hundred as gladly as for four.',
    cover_letter: '',
    ...change,
  };
}

/** Returns the form as a browser posts it; without a file if `cv` is null. */
export function applicationForm(values: FormValues, cv: { name: string; bytes: Buffer } | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set('cv', cv ? new File([new Uint8Array(cv.bytes)], cv.name) : new File([], ''));
  return form;
}
