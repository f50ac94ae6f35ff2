import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { enquiryLimits } from './constants.ts';
import type { EnquiryPhone } from './enquiry.ts';
import { enquiryMessages } from './enquiry-messages.ts';
import type { Reading } from './enquiry-rules.ts';
import { cleanLine, latinDigits } from './visible-text.ts';

/** What people put between two numbers. */
const betweenNumbers = /[/,;|&]|\bor\b|\band\b/i;

/**
 * A phone number as people write it, India unless it says otherwise. A possible number is enough: a family with a
 * strange number is still a family. Whatever the number alone would lose stays in the remark. Server only: the
 * library weighs more than the rest of the form.
 */
export function readPhone(text: string): Reading<EnquiryPhone> {
  const typed = latinDigits(cleanLine(text));
  if (typed.length > enquiryLimits.phone) return { problem: enquiryMessages.phone };
  for (const candidate of [typed, ...typed.split(betweenNumbers).map((part) => part.trim())]) {
    const parsed = parsePhoneNumberFromString(candidate, 'IN');
    if (parsed?.isPossible()) return { value: { number: parsed.number, remark: remarkOn(typed, parsed) } };
  }
  return { problem: enquiryMessages.phone };
}

function remarkOn(typed: string, parsed: PhoneNumber): string | null {
  const whole = parsePhoneNumberFromString(typed, { defaultCountry: 'IN', extract: false });
  if (whole?.number === parsed.number) return parsed.ext ? `extension ${parsed.ext}` : null;
  return `given as ${typed}`;
}
