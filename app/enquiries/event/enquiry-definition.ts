import { sentHeading, thanks } from '#app/enquiries/confirmation/thank-you.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { addYears, type Day, formatWeekday, isDay } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { budgetOptions, eventTypeOptions } from '#content/option-lists.ts';
import type { EnquiryField, EnquiryValues, Variant } from './enquiry.ts';
import { isRequired } from './enquiry.ts';

/** The fields of each variant in order, with their labels. */
const labels: Record<Variant, readonly (readonly [EnquiryField, string])[]> = {
  home: [
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['event_date', 'Event Date'],
    ['guest_count', 'Number of Guests'],
    ['event_type', 'Event Type'],
    ['venue_id', 'Preferred Venue'],
    ['special_requirements', 'Special Requirements'],
  ],
  enquiry: [
    ['name', 'Name'],
    ['event_type', 'Event Type'],
    ['venue_id', 'Hotel or venue'],
    ['event_date', 'Event Date'],
    ['guest_count', 'Number of Guests'],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['needs_rooms', 'Room Requirements'],
    ['budget_range', 'Budget Range'],
    ['special_requirements', 'Special Requirements'],
  ],
};

const submitLabels: Record<Variant, string> = { home: 'Submit Booking Request', enquiry: 'Submit Enquiry' };

/** Each variant's texts for a failure. */
const failures: Record<Variant, FormDefinition['failure']> = {
  home: { title: 'Submission Error', message: 'Failed to submit booking. Please try again.' },
  enquiry: { title: 'Submission Failed', message: 'An unexpected error occurred' },
};

interface Facts {
  id: string;
  variant: Variant;
  /** Today in India when the page was rendered. */
  today: Day;
  /** The day in the form's date field. */
  day: string;
  /** The values that are known beforehand. */
  filled: Partial<EnquiryValues>;
}

export function enquiryDefinition({ id, variant, today, day, filled }: Facts): FormDefinition {
  const kinds: Record<EnquiryField, Omit<FieldDefinition, 'name' | 'label'>> = {
    name: { kind: 'text', autoComplete: 'name', maxLength: limits.name },
    email: { kind: 'email', autoComplete: 'email', maxLength: limits.email },
    phone: { kind: 'tel', autoComplete: 'tel', maxLength: limits.phone, placeholder: '+91' },
    event_type: { kind: 'select', none: 'Choose an event type', options: eventTypeOptions[variant] },
    event_date: { kind: 'date', min: today, max: addYears(today, limits.yearsAhead), hint: dayInWords(day) },
    guest_count: { kind: 'count', maxLength: 7 },
    // In the home variant the venue would be the only field in its row.
    venue_id: { kind: 'select', wide: variant === 'home' },
    needs_rooms: { kind: 'yes-no' },
    budget_range: { kind: 'select', wide: true, none: 'Choose a budget range', options: budgetOptions },
    special_requirements: { kind: 'textarea', wide: true, maxLength: limits.specialRequirements },
  };
  return {
    id,
    fields: labels[variant].map(([name, label]) => ({
      name,
      label,
      required: isRequired(name, variant),
      value: filled[name] ?? '',
      ...kinds[name],
    })),
    submitLabel: submitLabels[variant],
    failure: failures[variant],
    sent: { heading: sentHeading, thanks: thanks.enquiry },
    action: paths.enquire(),
    sendTo: paths.enquireSend(),
    hidden: { variant },
  };
}

/** Names the weekday and the time zone, because the day may differ for somebody who plans from abroad. */
function dayInWords(day: string): string {
  return isDay(day) ? `${formatWeekday(day)}, Indian time (IST)` : 'The day in India (IST)';
}
