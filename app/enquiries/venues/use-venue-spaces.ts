import { useEffect, useState } from 'react';
import type { EnquiryVenue, SpaceOption } from '#app/enquiries/event/enquiry.ts';
import { paths } from '#app/paths.ts';
import { withRetries } from '#app/ui/loading/import-with-retry.ts';

const none: SpaceOption[] = [];

/** Returns the halls and lawns of the chosen hotel: what the page knows of them, else what the server answers. */
export function useVenueSpaces(venues: EnquiryVenue[] | 'loading', chosen: string): SpaceOption[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, SpaceOption[]>>(new Map());
  const isListed = venues !== 'loading' && venues.some(({ slug }) => slug === chosen);
  const known = venues === 'loading' ? undefined : venues.find(({ slug }) => slug === chosen)?.spaces;
  const spaces = known ?? fetched.get(chosen);

  useEffect(() => {
    if (!isListed || spaces) return;
    const keep = (found: SpaceOption[]) => setFetched((before) => new Map(before).set(chosen, found));
    // The form works without them: a visitor may name the hall in the requirements.
    withRetries(() => fetchSpaces(chosen)).then(keep, () => keep(none));
  }, [isListed, spaces, chosen]);

  return spaces ?? none;
}

async function fetchSpaces(hotel: string): Promise<SpaceOption[]> {
  const response = await fetch(`${paths.enquireFacts()}?${new URLSearchParams({ spaces: hotel })}`);
  const { spaces } = (await response.json()) as { spaces?: SpaceOption[] };
  if (!spaces) throw new Error(`The spaces of ${hotel} are not known at the moment.`);
  return spaces;
}
