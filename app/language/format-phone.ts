/** Spaces an Indian number (E.164) as people read it: "+91 98100 00000", "+91 11 5550 0101"; others stay unchanged. */
export function formatPhone(number: string): string {
  const [, metro, first, last] = /^\+91(11|22|33|40|44)(\d{4})(\d{4})$/.exec(number) ?? [];
  // A mobile number never begins with 1 to 5; a number that begins with 80 may be one.
  if (metro) return `+91 ${metro} ${first} ${last}`;
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** The address that calls a number: "+91 11 5550 0101" → "tel:+911155500101". */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
