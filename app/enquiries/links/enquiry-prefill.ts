/** How an enquiry begins that was opened at one space; the visitor goes on from there. */
export function enquiryPrefill(subject: string): string {
  return `I would like to know more about ${subject}.`;
}
