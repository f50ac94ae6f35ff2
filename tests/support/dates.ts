/** Returns the day that is this many days ahead in India, as a date field takes it. */
export function inDays(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);
}
