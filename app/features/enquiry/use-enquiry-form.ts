import type { FormReply } from '#app/features/forms/form-reply.ts';
import { useForm } from '#app/features/forms/use-form.ts';
import { paths } from '#app/paths.ts';
import type { Day } from '#domain/dates.ts';
import type { EnquiryValues, EnquiryVenue, Variant } from '#domain/enquiry.ts';

interface Facts {
  variant: Variant;
  venues: EnquiryVenue[];
  today: Day;
  reply: FormReply | undefined;
}

/** How the enquiry behaves once its script runs. */
export function useEnquiryForm({ variant, venues, today, reply }: Facts) {
  return useForm({
    sendTo: paths.enquireSend(),
    reply,
    async loadCheck() {
      const { checkEnquiry, summariseErrors } = await import('#domain/enquiry-check.ts');
      return (typed) => {
        const values = typed as EnquiryValues;
        const slugs = new Set(venues.map(({ slug }) => slug));
        const errors = checkEnquiry(values, { variant, today, venues: slugs });
        if (Object.keys(errors).length === 0) return undefined;
        return { summary: summariseErrors(values, errors, variant), errors };
      };
    },
  });
}
