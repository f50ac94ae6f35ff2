import { formatEventDay } from '#app/enquiries/functions/event-functions.ts';
import { functionDefinitions, functionFieldNames, functionValues } from '#app/enquiries/functions/function-fields.ts';
import { enquiryDefinitionTexts as labels } from '#app/enquiries/texts.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { addDays, addYears, type Day } from '#app/language/dates.ts';
import { datesTexts } from '#app/language/texts.ts';
import { paths } from '#app/paths.ts';
import type { EventPlan } from './family-acts.ts';
import { familyFormsTexts as texts } from './texts.ts';

/** What the forms of one page know: whose it is, and what stands there now. */
export interface FormFacts {
  key: string;
  reference: string;
  today: Day;
  plan: EventPlan | null;
}

const shared = ({ key, reference }: FormFacts, id: string) => ({
  id,
  failure: { title: texts.failed, message: texts.failedText },
  // The page itself says so once it is loaded again.
  action: paths.family(key),
  sendTo: paths.familySend(reference, id),
});

/** The form in which a family changes day, guests and functions, or writes more; without an event it only writes. */
export function changeDefinition(facts: FormFacts, typed: FormValues = {}): FormDefinition {
  const { key, today, plan } = facts;
  const message = { name: 'message', label: texts.message, kind: 'textarea', wide: true, required: !plan } as const;
  return {
    ...shared(facts, 'change'),
    hidden: { key, ...(plan ? { act: 'change', ...asShown(plan) } : { act: 'message' }) },
    fields: plan ? [...planFields(plan, today, typed), message] : [message],
    submitLabel: plan ? texts.sendChange : texts.sendMessage,
  };
}

/** What the page shows of the plan: whoever leaves it so does not mean to take back what the team has corrected since. */
function asShown({ exactness, day, guests, functions }: EventPlan): FormValues {
  return {
    shown_day: exactness === 'month' ? '' : day,
    shown_guests: String(guests),
    shown_functions: functionsKey(functionValues(functions)),
  };
}

/** The same for two forms in which the same is typed about the functions. */
const functionsKey = (values: FormValues) =>
  JSON.stringify(functionFieldNames().map((name) => (name.endsWith('_space') ? '' : (values[name]?.trim() ?? ''))));

/**
 * Returns what was typed over the plan as it stands now; null where both the family and the team have changed the
 * functions since the page was shown.
 */
export function typedOver(plan: EventPlan, values: FormValues): FormValues | null {
  const { shown_day: day, shown_guests: guests, shown_functions: functions } = values;
  const now = asShown(plan);
  const typed = functionsKey(values);
  if (functions && functions !== now.shown_functions && typed !== functions && typed !== now.shown_functions)
    return null;
  return {
    ...values,
    ...(functions && typed === functions && functionValues(plan.functions)),
    ...(day !== undefined && values.event_date === day && { event_date: now.shown_day }),
    ...(guests !== undefined && values.guest_count === guests && { guest_count: now.shown_guests }),
  };
}

function planFields(plan: EventPlan, today: Day, typed: FormValues): FieldDefinition[] {
  const { day, exactness, guests } = plan;
  const isOpen = exactness === 'month';
  const days = { min: [day, today].toSorted()[0] ?? today, max: addYears(today, limits.yearsAhead) };
  return [
    {
      ...days,
      name: 'event_date',
      label: labels.eventDate,
      kind: 'date',
      required: !isOpen,
      value: isOpen ? '' : day,
      ...(exactness !== 'day' && { hint: formatEventDay(plan) }),
    },
    { name: 'guest_count', label: labels.guests, kind: 'count', required: true, min: '1', value: String(guests) },
    ...functionDefinitions({ values: { ...functionValues(plan.functions), ...typed }, days }),
  ];
}

export const wishes = [1, 2, 3] as const;
/** A visit begins at a whole hour, from ten in the morning to seven in the evening. */
export const visitHours = Array.from({ length: 10 }, (_, place) => `${10 + place}:00`);

export function visitDefinition(facts: FormFacts): FormDefinition {
  const { key, today } = facts;
  return {
    ...shared(facts, 'visit'),
    hidden: { key, act: 'visit' },
    fields: [
      {
        name: 'what',
        label: texts.what,
        kind: 'select',
        wide: true,
        options: [
          { value: 'visit', label: texts.visit },
          { value: 'tasting', label: texts.tasting },
        ],
      },
      ...wishes.flatMap((number) => [
        {
          name: `day_${number}`,
          label: texts.wishDays[number - 1] ?? '',
          kind: 'date' as const,
          required: number === 1,
          min: addDays(today, 1),
          max: addYears(today, 1),
        },
        {
          name: `hour_${number}`,
          label: texts.wishHours[number - 1] ?? '',
          kind: 'select' as const,
          options: visitHours.map((value) => ({ value, label: datesTexts.time(Number.parseInt(value, 10), '00') })),
        },
      ]),
      { name: 'message', label: texts.visitMessage, kind: 'textarea', wide: true },
    ],
    submitLabel: texts.sendVisit,
  };
}
