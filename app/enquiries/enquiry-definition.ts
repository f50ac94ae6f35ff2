import { thankYouTexts as thanks } from '#app/enquiries/confirmation/texts.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { addYears, type Day, formatWeekday, isDay } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { budgetOptions, eventTypeOptions } from '#content/shown-options.ts';
import { type EnquiryField, type EnquiryValues, isRequired, type SpaceOption, type Variant } from './enquiry.ts';
import { enquiryDefinitionTexts as texts } from './texts.ts';

const labels: Record<Variant, readonly (readonly [EnquiryField, string])[]> = {
  home: [
    ['name', shared.name],
    ['email', shared.email],
    ['phone', shared.phone],
    ['event_date', texts.eventDate],
    ['guest_count', texts.guests],
    ['event_type', texts.eventType],
    ['venue_id', texts.preferredVenue],
    ['space', texts.space],
    ['special_requirements', texts.requirements],
  ],
  enquiry: [
    ['name', shared.name],
    ['event_type', texts.eventType],
    ['venue_id', texts.venue],
    ['space', texts.space],
    ['event_date', texts.eventDate],
    ['guest_count', texts.guests],
    ['phone', shared.phone],
    ['email', shared.email],
    ['needs_rooms', texts.rooms],
    ['budget_range', texts.budget],
    ['special_requirements', texts.requirements],
  ],
};

interface Facts {
  id: string;
  variant: Variant;
  today: Day;
  day: string;
  filled: Partial<EnquiryValues>;
  /** The halls and lawns of the chosen hotel. One alone is no choice, and the form does not ask for it. */
  spaces?: readonly SpaceOption[];
}

export function enquiryDefinition({ id, variant, today, day, filled, spaces = [] }: Facts): FormDefinition {
  const asksForSpace = spaces.length > 1;
  const kinds: Record<EnquiryField, Omit<FieldDefinition, 'name' | 'label'>> = {
    name: { kind: 'text', autoComplete: 'name', maxLength: limits.name },
    email: { kind: 'email', autoComplete: 'email', maxLength: limits.email },
    phone: { kind: 'tel', autoComplete: 'tel', maxLength: limits.phone, placeholder: '+91' },
    event_type: { kind: 'select', none: texts.chooseEventType, options: eventTypeOptions[variant] },
    event_date: { kind: 'date', min: today, max: addYears(today, limits.yearsAhead), hint: dayInWords(day) },
    guest_count: { kind: 'count', min: '1', maxLength: 7 },
    // In the home variant the venue would be the only field in its row.
    venue_id: { kind: 'select', wide: variant === 'home' && !asksForSpace },
    space: {
      kind: 'select',
      none: shared.notDecided,
      options: spaces.map((space) => ({ value: space.id, label: space.name })),
    },
    needs_rooms: { kind: 'yes-no' },
    budget_range: { kind: 'select', wide: !asksForSpace, none: texts.chooseBudget, options: budgetOptions },
    special_requirements: { kind: 'textarea', wide: true, maxLength: limits.specialRequirements },
  };
  return {
    id,
    fields: labels[variant]
      .filter(([name]) => name !== 'space' || asksForSpace)
      .map(([name, label]) => ({
        name,
        label,
        required: isRequired(name, variant),
        value: filled[name] ?? '',
        ...kinds[name],
      })),
    submitLabel: texts.submit[variant],
    failure: variant === 'home' ? texts.bookingFailed : shared.failed,
    sent: { heading: thanks.heading, thanks: thanks.enquiry },
    action: paths.enquire(),
    sendTo: paths.enquireSend(),
    hidden: { variant },
  };
}

/** Names the weekday and the time zone, because the day may differ for somebody who plans from abroad. */
function dayInWords(day: string): string {
  return isDay(day) ? texts.dayInIndia(formatWeekday(day)) : texts.anyDayInIndia;
}
