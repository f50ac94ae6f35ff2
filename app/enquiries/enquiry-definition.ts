import type { ReactNode } from 'react';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { addYears, type Day, formatMonth, formatWeekday, isDay, toDay } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { budgetOptions, eventTypeOptions } from '#content/shown-options.ts';
import { type EnquiryField, type EnquiryValues, isRequired, type SpaceOption, type Variant } from './enquiry.ts';
import { functionDefinitions } from './functions/function-fields.ts';
import { functionFieldsTexts as functionTexts } from './functions/texts.ts';
import { enquiryDefinitionTexts as texts } from './texts.ts';

const labels: Record<Variant, readonly (readonly [EnquiryField, string])[]> = {
  home: [
    ['name', shared.name],
    ['email', shared.email],
    ['phone', shared.phone],
    ['event_date', texts.eventDate],
    ['event_month', functionTexts.month],
    ['day_exactness', functionTexts.exactness],
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
    ['event_month', functionTexts.month],
    ['day_exactness', functionTexts.exactness],
    ['guest_count', texts.guests],
    ['phone', shared.phone],
    ['email', shared.email],
    ['needs_rooms', texts.rooms],
    ['budget_range', texts.budget],
    ['special_requirements', texts.requirements],
  ],
};

interface Parts {
  id: string;
  variant: Variant;
  today: Day;
  /** The date as it is typed now. */
  typedDate: string;
  filled: Partial<EnquiryValues>;
  /** The halls and lawns of the chosen hotel. The form does not ask which one if there is only one. */
  spaces?: readonly SpaceOption[];
  /** What is typed of functions that were added. */
  added?: FormValues;
  /** What stands beside the e-mail for whoever has none. */
  noEmail?: ReactNode;
}

export function enquiryDefinition({
  id,
  variant,
  today,
  typedDate,
  filled,
  spaces = [],
  added = {},
  noEmail,
}: Parts): FormDefinition {
  const asksForSpace = spaces.length > 1;
  const days = { min: today, max: addYears(today, limits.yearsAhead) };
  const spaceOptions = {
    none: shared.notDecided,
    options: spaces.map((space) => ({ value: space.id, label: space.name })),
  };
  const kinds: Record<EnquiryField, Omit<FieldDefinition, 'name' | 'label'>> = {
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'email', autoComplete: 'email', hint: noEmail },
    phone: { kind: 'tel', autoComplete: 'tel', placeholder: '+91' },
    event_type: { kind: 'select', none: texts.chooseEventType, options: eventTypeOptions[variant] },
    event_date: { kind: 'date', ...days, hint: dayInWords(typedDate) },
    day_exactness: { kind: 'select', options: exactnessOptions },
    // The style sheet shows it in place of the day where any day of a month is asked for.
    event_month: { kind: 'select', none: functionTexts.chooseMonth, options: monthsFrom(today) },
    guest_count: { kind: 'count', min: '1' },
    venue_id: { kind: 'select' },
    // A field that would be the only one in its row is wide.
    space: { kind: 'select', wide: variant === 'home', ...spaceOptions },
    needs_rooms: { kind: 'yes-no' },
    budget_range: { kind: 'select', wide: asksForSpace, none: texts.chooseBudget, options: budgetOptions },
    special_requirements: { kind: 'textarea', wide: true },
  };
  return {
    id,
    fields: [
      ...labels[variant]
        .filter(([name]) => name !== 'space' || asksForSpace)
        .map(([name, label]) => ({
          name,
          label,
          required: isRequired(name, variant),
          value: filled[name] ?? '',
          ...kinds[name],
        })),
      ...functionDefinitions({ values: added, days, spaces: asksForSpace ? spaceOptions : undefined }),
    ],
    submitLabel: texts.submit[variant],
    failure: variant === 'home' ? texts.bookingFailed : shared.failed,
    action: paths.enquire(),
    sendTo: paths.enquireSend(),
    hidden: { variant },
  };
}

const exactnessOptions = Object.entries(functionTexts.exactnesses).map(([value, label]) => ({ value, label }));

/** The months in which an event may lie: this one and those of three years. */
function monthsFrom(today: Day) {
  return Array.from({ length: limits.yearsAhead * 12 + 1 }, (_, at) => {
    const first = toDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + at, 1);
    return { value: first.slice(0, 7), label: formatMonth(first) };
  });
}

/** Names the weekday and the time zone, because the day may differ for somebody who plans from abroad. */
function dayInWords(day: string): string {
  return isDay(day) ? texts.dayInIndia(formatWeekday(day)) : texts.anyDayInIndia;
}
