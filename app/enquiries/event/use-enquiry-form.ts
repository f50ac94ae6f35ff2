import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '#app/forms/form.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { type EnquiryValues, type EnquiryVenue, enquiryFields, type Variant } from './enquiry.ts';

import { loadConfirmation } from './lazy-confirmation.ts';

interface Facts {
  variant: Variant;
  venues: EnquiryVenue[] | 'loading';
  today: Day;
  reply: FormReply | undefined;
}

/** How the enquiry behaves once its script runs. */
export function useEnquiryForm({ variant, venues, today, reply }: Facts) {
  /** The check is loaded once; a dialog's hotels may come after it. */
  const options = useRef<EnquiryVenue[]>([]);
  const [day, setDay] = useState(reply?.values?.event_date ?? '');
  const running = useForm({
    sendTo: paths.enquireSend(),
    reply,
    onValues: ({ event_date = '' }) => setDay(event_date),
    sent: variant === 'home' ? 'stays' : 'clears',
    async loadCheck() {
      if (variant === 'home') loadConfirmation().catch(() => {});
      const { checkEnquiry, summariseErrors } = await importWithRetry(() => import('./check-enquiry.ts'));
      const { enquiryMessages } = await importWithRetry(() => import('./enquiry-messages.ts'));
      return (typed, _, element) => {
        const values = readTyped(typed);
        const slugs = new Set(options.current.map(({ slug }) => slug));
        const errors = checkEnquiry(values, { variant, today, venues: slugs });
        // The browser's date field is empty to us where it shows a day that does not exist.
        if (errors.event_date && hasImpossibleDay(element)) errors.event_date = enquiryMessages.dateImpossible;
        if (Object.keys(errors).length === 0) return undefined;
        return { summary: summariseErrors(values, errors, variant), errors };
      };
    },
  });
  const { restore } = running;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the hotels have come, the one that was chosen before can be
  useEffect(() => {
    if (venues === 'loading') return;
    options.current = venues;
    restore();
  }, [venues]);
  return { ...running, day };
}

/** A form whose hotels could not be had posts none. */
function readTyped(typed: FormValues): EnquiryValues {
  const texts = enquiryFields.map((field) => [field, typed[field] ?? '']);
  return { ...typed, ...Object.fromEntries(texts) } as EnquiryValues;
}

function hasImpossibleDay(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('event_date');
  return field instanceof HTMLInputElement && field.validity.badInput;
}
