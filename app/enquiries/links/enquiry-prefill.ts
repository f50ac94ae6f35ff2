/** Returns the first sentence of an enquiry that was opened from a link with a subject. */
export function enquiryPrefill(subject: string): string {
  return `I would like to know more about ${subject}.`;
}
