import { useEffect, useState } from 'react';
import { DataError, fetchData, loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx';
import { OccasionChoice } from '#app/enquiries/occasion-choice.tsx';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { builtInVenues } from '#content/built-in-venues.ts';

/** Shows the enquiry form in a dialog. It loads the hotels when the dialog is opened, so that pages need not send them. */
export function BookingForm(props: { id: string; venue: string | undefined; phone: string }) {
  const [venues, setVenues] = useState<EnquiryVenue[] | 'loading'>('loading');
  const { venue } = props;
  useEffect(() => {
    // If the list cannot be loaded, the built-in hotels stand in for it.
    fetchVenuesWith(venue).then(setVenues, () => setVenues(builtInVenues));
  }, [venue]);
  return (
    <>
      <OccasionChoice chosen="event" hotel={venue} />
      <EnquiryForm {...props} variant="home" venues={venues} today={todayInIndia()} />
    </>
  );
}

/** Loads the hotels to choose from. The list is limited; if it lacks the chosen hotel, a second list names that one. */
async function fetchVenuesWith(venue: string | undefined): Promise<EnquiryVenue[]> {
  const first = await fetchVenues(paths.enquireFacts());
  if (!venue || first.some(({ slug }) => slug === venue)) return first;
  return fetchVenues(`${paths.enquireFacts()}?${new URLSearchParams({ venue })}`);
}

/** Fetches without the router, which would replace the whole page after a failed fetch. */
function fetchVenues(path: string): Promise<EnquiryVenue[]> {
  const times = cacheTimes.hotels;
  return loadKept({ key: `venues ${path}`, times, load: async () => venuesIn(path, await fetchData(path)) });
}

/** A balancer or a captive portal may answer in our place. */
function venuesIn(path: string, facts: unknown): EnquiryVenue[] {
  const hasVenues = typeof facts === 'object' && facts !== null && 'venues' in facts && Array.isArray(facts.venues);
  if (!hasVenues) throw new DataError(path, 'unreachable');
  return facts.venues as EnquiryVenue[];
}
