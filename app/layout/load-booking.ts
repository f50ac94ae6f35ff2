import type { EnquiryForm, EnquiryFormProps } from '#app/features/enquiry/enquiry-form.tsx';
import { paths } from '#app/paths.ts';

export type EnquiryFacts = Pick<EnquiryFormProps, 'venues' | 'today' | 'phone'>;

/** The form and what it needs, or that they could not be had. */
export type Booking = { kind: 'ready'; Form: typeof EnquiryForm; facts: EnquiryFacts } | { kind: 'failed' };

const limitMs = 15_000;

/**
 * Fetches the form with the first opening: pages that never open it do not pay for it. Goes past the router, whose
 * answer to a failed fetch is to give up the whole page. Never rejects.
 */
export async function loadBooking(): Promise<Booking> {
  try {
    const [{ EnquiryForm: Form }, facts] = await Promise.all([
      import('#app/features/enquiry/enquiry-form.tsx'),
      fetchFacts(),
    ]);
    return facts ? { kind: 'ready', Form, facts } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

async function fetchFacts(): Promise<EnquiryFacts | null> {
  const response = await fetch(paths.enquireFacts(), { signal: AbortSignal.timeout(limitMs) });
  const facts: unknown = response.ok ? await response.json() : null;
  return isFacts(facts) ? facts : null;
}

/** A balancer or a captive portal may answer in our place. */
function isFacts(facts: unknown): facts is EnquiryFacts {
  return typeof facts === 'object' && facts !== null && 'venues' in facts && Array.isArray(facts.venues);
}
