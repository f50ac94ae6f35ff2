import { enquiryRules, readFunctions, withMain } from '#app/enquiries/enquiry-rules.ts';
import type { DayExactness } from '#app/enquiries/functions/event-functions.ts';
import { addedNumbers, functionField, leftOut } from '#app/enquiries/functions/function-fields.ts';
import { functionWords } from '#app/enquiries/functions/function-words.ts';
import {
  choiceRule,
  errorsOf,
  type FormReading,
  optional,
  type Reading,
  readForm,
  readPhoneLoosely,
  summariseForm,
  textRule,
} from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { readDay } from '#app/forms/typed-values.ts';
import type { FormCheck } from '#app/forms/use-form.ts';
import { addDays, addYears, type Day } from '#app/language/dates.ts';
import { plainLine } from '#platform/clean-text.ts';
import type { EventPlan, VisitKind } from './family-acts.ts';
import { type FormFacts, typedOver, visitHours, wishes } from './family-forms.ts';
import { familyFormsTexts as texts } from './texts.ts';

/** What stands there already is right, also once its day has passed. */
function unless<T>(stands: T | null, typed: string, read: (text: string) => Reading<T>): Reading<T> {
  return stands !== null && plainLine(typed) === String(stands) ? { value: stands } : read(typed);
}

/** Reads a change as the enquiry form is read. Halls are not asked for here: each function keeps its own. */
export function readChange(
  plan: EventPlan,
  posted: FormValues,
  today: Day,
): FormReading<{ changed: EventPlan; note: string | null }> {
  const values = typedOver(plan, posted);
  if (!values) return { errors: { [functionField(1, 'kind')]: texts.changedMeanwhile } };
  const rules = enquiryRules({ variant: 'enquiry', today, venues: new Set(), readPhone: readPhoneLoosely });
  const readNewDay = (text: string) => rules.event_date(text, {});
  const readEventDay = (text: string) => unless(plan.day, text, readNewDay);
  const reading = readForm(
    {
      // Null while the month stays open.
      event_date: plan.exactness === 'month' ? optional(readEventDay) : readEventDay,
      guest_count: (text: string) => unless(plan.guests, text, rules.guest_count),
      message: textRule(limits.specialRequirements),
    },
    values,
  );
  const day = ('accepted' in reading && reading.accepted.event_date) || plan.day;
  const exactness = day === plan.day && !values.event_date?.trim() ? plan.exactness : exactnessNow(plan, day);
  const isKnown = (text: string) => plan.functions.some((each) => each.day === plainLine(text));
  const added = readFunctions(
    { ...values, day_exactness: exactness },
    {
      readDay(text) {
        if (isKnown(text)) return { value: plainLine(text) };
        return plainLine(text) ? readNewDay(text) : { problem: functionWords.problems.day };
      },
      readSpace: () => ({ value: null }),
      // What was open may stay open.
      ...(plan.functions.some((each) => !each.day) && { needsDay: false }),
    },
  );
  if ('errors' in reading || 'errors' in added) return { errors: errorsOf(reading, added) };
  const kept = addedNumbers(values).filter((number) => values[functionField(number, 'kind')] !== leftOut);
  const further = added.accepted.map((each, at) => ({
    ...each,
    space: plan.functions[(kept[at] ?? 0) - 1]?.space ?? null,
  }));
  const [main] = plan.functions;
  const event = {
    event_type: plan.type,
    event_date: day,
    day_exactness: exactness,
    guest_count: reading.accepted.guest_count,
    space: main?.space ?? null,
  };
  const functions = withMain(further, event, values).map((each, at) =>
    // Where no other kind is chosen, the main function stays what it is.
    at === 0 && main && !values[functionField(1, 'kind')] ? { ...each, kind: main.kind } : each,
  );
  return {
    accepted: {
      changed: { type: plan.type, day, exactness, guests: event.guest_count, functions },
      note: reading.accepted.message,
    },
  };
}

/** A day that is typed anew is meant exactly. */
function exactnessNow({ day, exactness }: EventPlan, typed: Day): DayExactness {
  return typed === day && exactness !== 'month' ? exactness : 'day';
}

export const messageRules = { message: textRule(limits.specialRequirements, texts.messageMissing) };

export function visitRules({ today }: Pick<FormFacts, 'today'>) {
  const range = { from: addDays(today, 1), to: addYears(today, 1), early: texts.dayEarly, late: texts.dayLate };
  const day = (text: string) => readDay(text, range, texts.dayMissing);
  const hour = (text: string) => choiceRule(visitHours, { unknown: texts.hourUnknown })(text || (visitHours[1] ?? ''));
  const kinds: VisitKind[] = ['visit', 'tasting'];
  return {
    what: choiceRule(kinds, { unknown: texts.whatUnknown }),
    day_1: day,
    hour_1: hour,
    day_2: optional(day),
    hour_2: hour,
    day_3: optional(day),
    hour_3: hour,
    message: textRule(limits.specialRequirements),
  };
}

/** Returns the wished moments, each once, in the order in which they were wished (ISO 8601). */
export function wishedMoments(values: FormValues): string[] {
  const moments = wishes.flatMap((number) => {
    const [day, hour] = [values[`day_${number}`], values[`hour_${number}`]];
    return day && hour ? [new Date(`${day}T${hour}:00+05:30`).toISOString()] : [];
  });
  return [...new Set(moments)];
}

const requiredFields = ['event_date', 'guest_count', 'day_1'];
export const requiredOf = (values: FormValues): readonly string[] =>
  values.act === 'message' ? ['message'] : requiredFields;

/** The browser loads these checks when a form is first touched; the server has the same rules. */
export function checkFamilyForm({ today, plan }: FormFacts, id: 'change' | 'visit'): FormCheck {
  return (values) => {
    const reading =
      id === 'visit'
        ? readForm(visitRules({ today }), values)
        : plan
          ? readChange(plan, values, today)
          : readForm(messageRules, values);
    if (!('errors' in reading)) return undefined;
    const errors: FormErrors = reading.errors;
    return { errors, summary: summariseForm(values, errors, requiredOf(values)) };
  };
}
