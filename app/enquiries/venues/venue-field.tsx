import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import type { ControlAttributes } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { venueFieldTexts as texts } from './texts.ts';
import { venueLabel } from './venue-label.ts';

interface VenueFieldProps extends ControlAttributes {
  defaultValue: string;
  venues: EnquiryVenue[] | 'loading';
  /** The label of the empty choice. */
  none: string;
}

/** Shows the hotels to choose from, or that they are loading or could not be loaded. */
export function VenueField({ venues, none, ...attributes }: VenueFieldProps) {
  if (venues === 'loading') return <Select key="loading" {...attributes} none={texts.loading} options={[]} />;
  if (venues.length === 0) return <p>{texts.failed}</p>;
  const options = venues.map((venue) => ({ value: venue.slug, label: venueLabel(venue) }));
  return <Select key="loaded" {...attributes} none={none} options={options} />;
}
