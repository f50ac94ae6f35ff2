import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneNumber, Reading } from '#app/forms/form-rules.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { fieldLimits } from './shared-field-limits.ts';
import { fieldMessagesTexts as fieldMessages } from './texts.ts';

/** People put these between two numbers. */
const betweenNumbers = /[/,;|&]|\bor\b|\band\b|\sया\s|\sऔर\s/i;

/**
 * Reads a phone number as people write it, an Indian one unless it says otherwise. A possible number is enough, so
 * that nobody with an unusual number is refused. Other typed text goes into the remark. This runs on the server only,
 * because the library weighs more than the rest of the form.
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
