/** Turns the digits of a Hindi keyboard into the digits 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}
