import { Suspense } from 'react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { FormView } from '#app/forms/form-view.tsx';
import type { Day } from '#app/language/dates.ts';
import { useSubjects } from './choose-subject.ts';
import type { EnquiryValues, EnquiryVenue, Variant } from './enquiry.ts';
import { enquiryDefinition } from './enquiry-definition.ts';
import { LazyConfirmation } from './lazy-confirmation.ts';
import { RoomsField } from './rooms-field.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { VenueField } from './venue-field.tsx';

export interface EnquiryFormProps {
  variant: Variant;
  /** From `venueOptions`; empty where the hotels could not be had. */
  venues: EnquiryVenue[] | 'loading';
  /** Slug of the hotel that is chosen beforehand. */
  venue?: string | undefined;
  /** What else is known beforehand. */
  filled?: Partial<EnquiryValues> | undefined;
  /** Today in India when the page was rendered. */
  today: Day;
  /** Whom to call when the form fails. */
  phone: string;
  /** What became of this form when it was posted without a script. */
  reply?: FormReply | undefined;
  /** Starts the ids of its fields; a page with two forms gives each its own. */
  id?: string;
}

/** The enquiry, in either variant; its page gives it a heading. Works as a plain post, better with its script. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { variant, venues, venue = '', filled, today, phone, reply, id = 'enquiry' } = props;
  const { day, ...running } = useEnquiryForm({ variant, venues, today, reply });
  // A dialog's form stands on every page; only the page's own is asked about its spaces.
  useSubjects(running.form, variant === 'enquiry');
  if (running.sent && variant === 'home') {
    return (
      <Suspense>
        <LazyConfirmation sent={running.sent} onAnother={running.startAnew} focus={running.focus} />
      </Suspense>
    );
  }
  const noVenue = variant === 'home' ? 'Choose a venue' : 'Not decided yet';
  return (
    <FormView
      definition={enquiryDefinition({ id, variant, today, day, filled: { venue_id: venue, ...filled } })}
      running={running}
      phone={phone}
      reply={reply}
      own={{
        control: (name, attributes) =>
          name === 'venue_id' ? <VenueField {...attributes} venues={venues} none={noVenue} /> : undefined,
        field: ({ name, label }, typed, error) =>
          name === 'needs_rooms' ? (
            <RoomsField key={name} form={id} label={label} value={typed} error={error} />
          ) : undefined,
      }}
    />
  );
}
