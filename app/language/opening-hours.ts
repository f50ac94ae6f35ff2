/** Shortens hours for a row: "7:00 PM - 11:30 PM" → "7 PM – 11:30 PM". No line breaks between a time and AM or PM. */
export function shortHours(hours: string): string {
  return hours
    .replaceAll(':00', '')
    .replaceAll(' - ', ' – ')
    .replace(/ (?=[AP]M\b)/g, '\u00a0');
}

/** Hours and times as they are stored, such as "2:00 PM"; in Hindi in words. See its Hindi twin. */
export const openingInWords = (hours: string): string => hours;
