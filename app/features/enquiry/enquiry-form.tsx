import { Suspense } from 'react';
import { ConsentNotice } from '#app/features/forms/consent-notice.tsx';
import { type ControlAttributes, Field } from '#app/features/forms/field.tsx';
import { FormProblem } from '#app/features/forms/form-problem.tsx';
import type { FormReply } from '#app/features/forms/form-reply.ts';
import { HiddenFields } from '#app/features/forms/hidden-fields.tsx';
import { Select } from '#app/features/forms/select.tsx';
import { SentNotice } from '#app/features/forms/sent-notice.tsx';
import { paths } from '#app/paths.ts';
import { budgetOptions, eventTypeOptions } from '#content/option-lists.ts';
import { enquiryLimits as limits } from '#domain/constants.ts';
import { addYears, type Day, formatWeekday, isDay } from '#domain/dates.ts';
import type { EnquiryField, EnquiryValues, EnquiryVenue, Variant } from '#domain/enquiry.ts';
import { isRequired } from '#domain/enquiry-required.ts';
import { useSubjects } from './ask-about.ts';
import { formFields, submitLabels } from './form-fields.ts';
import { LateSentScreen } from './late-sent-screen.ts';
import { problemWords } from './problem-words.ts';
import { RoomsField } from './rooms-field.tsx';
import { sentHeading, thanks } from './thanks.ts';
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
  const { variant, venues, venue, filled, today, phone, reply, id = 'enquiry' } = props;
  const { problem, errors, isSubmitting, ...running } = useEnquiryForm({ variant, venues, today, reply });
  // A dialog's form stands on every page; only the page's own is asked about its spaces.
  useSubjects(running.form, variant === 'enquiry');
  const before = running.generation === 0 ? reply?.values : undefined;
  const typed = (field: EnquiryField) => before?.[field] ?? { venue_id: venue, ...filled }[field] ?? '';

  function control(field: EnquiryField, attributes: ControlAttributes) {
    const kept = { ...attributes, defaultValue: typed(field) };
    switch (field) {
      case 'name':
        return <input {...kept} type="text" autoComplete="name" maxLength={limits.name} />;
      case 'email':
        return <input {...kept} type="email" autoComplete="email" inputMode="email" maxLength={limits.email} />;
      case 'phone':
        return <input {...kept} type="tel" autoComplete="tel" maxLength={limits.phone} placeholder="+91" />;
      case 'event_date':
        // React sets even an empty value anew when it hydrates, which empties a date that is half typed.
        return (
          <input
            {...kept}
            defaultValue={kept.defaultValue || undefined}
            type="date"
            min={today}
            max={addYears(today, limits.yearsAhead)}
          />
        );
      case 'guest_count':
        return <input {...kept} type="text" inputMode="numeric" maxLength={7} />;
      case 'event_type':
        return <Select {...kept} none="Choose an event type" options={eventTypeOptions[variant]} />;
      case 'budget_range':
        return <Select {...kept} none="Choose a budget range" options={budgetOptions} />;
      case 'venue_id':
        return (
          <VenueField {...kept} venues={venues} none={variant === 'home' ? 'Choose a venue' : 'Not decided yet'} />
        );
      default:
        return <textarea {...kept} rows={4} maxLength={limits.specialRequirements} />;
    }
  }

  const { sent, isSent } = running;
  if (sent && variant === 'home') {
    return (
      <Suspense>
        <LateSentScreen sent={sent} onAnother={running.startAnew} focus={running.focus} />
      </Suspense>
    );
  }
  return (
    <form
      method="post"
      action={paths.enquire()}
      noValidate
      ref={running.form}
      onFocus={running.touch}
      onChange={running.change}
      onSubmit={running.send}
      aria-busy={isSubmitting}
    >
      <input type="hidden" name="variant" value={variant} />
      <HiddenFields {...running} />
      {sent ? (
        <SentNotice
          sent={sent}
          heading={sentHeading}
          text={thanks.enquiry}
          onDismiss={running.dismissSent}
          focus={running.focus}
        />
      ) : null}
      {problem ? (
        <FormProblem
          form={id}
          {...problemWords(problem, variant)}
          errors={errors}
          fields={formFields[variant]}
          phone={phone}
          focus={running.focus}
        />
      ) : null}
      <div key={running.generation} className="grid gap-7 sm:grid-cols-2 sm:gap-x-8">
        {formFields[variant].map(([field, label]) =>
          field === 'needs_rooms' ? (
            <RoomsField key={field} form={id} label={label} value={typed(field)} error={errors[field]} />
          ) : (
            <Field
              key={field}
              form={id}
              name={field}
              label={label}
              required={isRequired(field, variant)}
              error={errors[field]}
              hint={field === 'event_date' ? dayInWords(running.day) : undefined}
              wide={field === 'special_requirements' || field === 'budget_range' || isLone(field, variant)}
            >
              {(attributes) => control(field, attributes)}
            </Field>
          ),
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-dark w-full sm:w-auto" disabled={isSubmitting || isSent}>
          {isSent ? 'Submitted Successfully' : isSubmitting ? 'Submitting...' : submitLabels[variant]}
        </button>
        <ConsentNotice />
      </div>
    </form>
  );
}

/** The weekday, and whose calendar it is: whoever plans from abroad may be a day off. */
function dayInWords(day: string): string {
  return isDay(day) ? `${formatWeekday(day)}, Indian time (IST)` : 'The day in India (IST)';
}

/** The home variant's venue would stand alone in its row. */
function isLone(field: EnquiryField, variant: Variant): boolean {
  return variant === 'home' && field === 'venue_id';
}
