import { useEffect, useState } from 'react';
import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { EnquiryForm } from '#app/enquiries/event/enquiry-form.tsx';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { BookingFailed } from './booking-failed.tsx';

interface BookingFormProps {
  id: string;
  /** Slug of the hotel that is preselected. */
  venue: string | undefined;
  /** The enquiry's own page. */
  page: string;
  phone: string;
}

/** Milliseconds for one fetch. */
const limitMs = 15_000;

/** The enquiry form in a dialog. It loads its hotels itself, so that pages send them only when the dialog is opened. */
export function BookingForm({ page, ...props }: BookingFormProps) {
  const [venues, setVenues] = useState<EnquiryVenue[] | 'loading' | 'failed'>('loading');
  const { venue } = props;
  useEffect(() => {
    fetchVenuesWith(venue).then(setVenues);
  }, [venue]);
  if (venues === 'failed') return <BookingFailed page={page} phone={props.phone} />;
  return <EnquiryForm {...props} variant="home" venues={venues} today={todayInIndia()} />;
}

/** Loads the hotels to choose from. The list is limited, so the chosen one is asked for by name where it is missing. */
async function fetchVenuesWith(venue: string | undefined): Promise<EnquiryVenue[] | 'failed'> {
  const first = await fetchVenues(paths.enquireFacts());
  if (first === 'failed' || !venue || first.some(({ slug }) => slug === venue)) return first;
  return fetchVenues(`${paths.enquireFacts()}?${new URLSearchParams({ venue })}`);
}

/** Fetches without the router, which would replace the whole page after a failed fetch. Never rejects. */
async function fetchVenues(path: string): Promise<EnquiryVenue[] | 'failed'> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(limitMs) });
    const facts: unknown = response.ok ? await response.json() : null;
    return hasVenues(facts) ? facts.venues : 'failed';
  } catch {
    return 'failed';
  }
}

/** A balancer or a captive portal may answer in our place. */
function hasVenues(facts: unknown): facts is { venues: EnquiryVenue[] } {
  return typeof facts === 'object' && facts !== null && 'venues' in facts && Array.isArray(facts.venues);
}
