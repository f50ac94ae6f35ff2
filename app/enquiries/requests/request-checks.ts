import { type FormRules, readForm, readPhoneLoosely as readPhone, summariseForm } from '#app/forms/form-rules.ts';
import type { FormCheck } from '#app/forms/use-form.ts';
import { followForm } from '#app/prices/follow-form.ts';
import { contactRequired, contactRules, loyaltyRequired, loyaltyRules } from './loyalty-and-contact-rules.ts';
import { roomRequestRequired, roomRequestRules } from './room-request-rules.ts';

/** The browser loads these checks when a form is first touched. They are the server's rules, except for the phone number. */
export function checkRoomRequest(
  form: HTMLFormElement,
  facts: Omit<Parameters<typeof roomRequestRules>[0], 'readPhone'>,
): FormCheck {
  followForm(form);
  return checkBy(roomRequestRules({ ...facts, readPhone }), roomRequestRequired);
}

export function checkLoyalty(): FormCheck {
  return checkBy(loyaltyRules({ readPhone }), loyaltyRequired);
}

export function checkContact(): FormCheck {
  return checkBy(contactRules({ readPhone }), contactRequired);
}

function checkBy(rules: FormRules, required: readonly string[]): FormCheck {
  return (values) => {
    const reading = readForm(rules, values);
    if (!('errors' in reading)) return undefined;
    return { errors: reading.errors, summary: summariseForm(values, reading.errors, required) };
  };
}
