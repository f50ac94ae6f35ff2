const digit = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Turns the digits of every script into the digits 0 to 9: those of Hindi, Bengali, Tamil and Urdu keyboards, and wide ones. */
export function latinDigits(text: string): string {
  return text.replace(digit, (typed) => {
    // Unicode has the ten digits of a script in one row, so a digit's place in its row is its value.
    const code = typed.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });
}
