import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanLine, latinDigits } from '#platform/clean-text.ts';
import { fieldLimits } from './field-limits.ts';
import { fieldMessages, type PhoneNumber, type Reading } from './field-rules.ts';

/** What people put between two numbers. */
const betweenNumbers = /[/,;|&]|\bor\b|\band\b/i;

/**
 * A phone number as people write it, India unless it says otherwise. A possible number is enough: a family with a
 * strange number is still a family. Whatever the number alone would lose stays in the remark. Server only: the
 * library weighs more than the rest of the form.
 */
export function readPhone(text: string): Reading<PhoneNumber> {
  const typed = latinDigits(cleanLine(text));
  if (typed.length > fieldLimits.phone) return { problem: fieldMessages.phone };
  for (const candidate of [typed, ...typed.split(betweenNumbers).map((part) => part.trim())]) {
    const parsed = parsePhoneNumberFromString(candidate, 'IN');
    if (parsed?.isPossible()) return { value: { number: parsed.number, remark: remarkOn(typed, parsed) } };
  }
  return { problem: fieldMessages.phone };
}

function remarkOn(typed: string, parsed: ParsedNumber): string | null {
  const whole = parsePhoneNumberFromString(typed, { defaultCountry: 'IN', extract: false });
  if (whole?.number === parsed.number) return parsed.ext ? `extension ${parsed.ext}` : null;
  return `given as ${typed}`;
}
