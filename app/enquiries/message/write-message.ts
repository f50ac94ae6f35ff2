import { askedKinds, eventTypes } from '#app/catalogue/event-type.ts';
import { sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import { exactnessOf, mostGuests, readMonth, withMain } from '#app/enquiries/enquiry-rules.ts';
import { formatEventDay, functionRows } from '#app/enquiries/functions/event-functions.ts';
import { addedNumbers, functionField, leftOut } from '#app/enquiries/functions/function-fields.ts';
import { valuesOf } from '#app/forms/draft.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';
import type { Day } from '#app/language/dates.ts';
import { messageTexts as texts } from './texts.ts';

interface Shown {
  today: Day;
  /** The label of a choice, by the name of its field; empty where nothing is chosen. */
  chosen: (field: string) => string;
}

/** Lets the WhatsApp link of a form carry what is typed at the moment when it is followed. */
export function fillMessage(form: HTMLFormElement | null, today: Day): void {
  const link = form?.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  if (!form || !link) return;
  const chosen = (field: string) => {
    const select = form.elements.namedItem(field);
    return (select instanceof HTMLSelectElement && select.value && select.selectedOptions[0]?.text) || '';
  };
  link.onclick = () => {
    link.search = String(new URLSearchParams({ text: writeMessage(valuesOf(form), { today, chosen }) }));
  };
}

/**
 * Writes what is typed into the enquiry form as a message, a line for each field in the language of the page. The desk
 * reads it again: `app/desk/inbox/read-message.by-language.ts`.
 */
export function writeMessage(values: FormValues, { today, chosen }: Shown): string {
  const typed = (name: string) => values[name]?.trim() ?? '';
  const dayIn = (name: string) => {
    const reading = readDay(typed(name), deskDays);
    return 'value' in reading ? reading.value : null;
  };
  /** NaN where no number was typed but something else: the guests of the main function must not stand in for it. */
  const guestsIn = (name: string) => {
    const reading = readNumber(typed(name), { from: 1, to: mostGuests });
    return 'value' in reading ? reading.value : typed(name) ? Number.NaN : null;
  };
  const spaceIn = (name: string) => chosen(name) || null;
  const exactness = exactnessOf(values);
  const month = readMonth(values, today);
  const day = exactness === 'month' ? ('value' in month ? month.value : null) : dayIn('event_date');
  const eventType = eventTypes.find((known) => known === typed('event_type'));
  const event = eventType ? chosen('event_type') : '';
  const added = addedNumbers(values).flatMap((number) => {
    const kind = askedKinds.find((known) => known === typed(functionField(number, 'kind')));
    if (!kind || typed(functionField(number, 'kind')) === leftOut) return [];
    const [on, guests, space] = [
      dayIn(functionField(number, 'day')),
      guestsIn(functionField(number, 'guests')),
      spaceIn(functionField(number, 'space')),
    ];
    return [{ kind, day: on, guests, space }];
  });
  const main = {
    event_type: eventType ?? null,
    event_date: day,
    day_exactness: exactness,
    guest_count: guestsIn('guest_count'),
    space: spaceIn('space'),
  };
  const lines: [label: string, text: string | null | undefined][] = [
    [texts.name, typed('name')],
    [texts.phone, typed('phone')],
    [texts.email, typed('email')],
    [facts.eventType, event],
    [facts.venue, chosen('venue_id')],
    [facts.space, main.space],
    [facts.date, day && formatEventDay({ day, exactness })],
    [facts.guests, typed('guest_count')],
    ...functionRows(withMain(added, main, values), event),
    [facts.roomsWanted, typed('needs_rooms') === 'yes' ? facts.yes : ''],
    [facts.budget, chosen('budget_range')],
    [facts.message, typed('special_requirements')],
  ];
  return [texts.opening, ...lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))].join('\n');
}
