/** The beginning of a first answer, which staff send; `prepared-replies.ts` gives it in the visitor's language. */
export const preparedRepliesTexts = {
  greeting: (name: string) => `Dear ${name},\n\n`,
  event: (kind: string) => `your ${kind.toLowerCase()}`,
  otherEvent: 'your event',
  stay: 'your stay',
  message: 'your message',
  thanks: (what: string, reference: string, day: string | undefined, house: string | undefined) =>
    `thank you for asking us about ${what}${day ? ` on ${day}` : ''}${house ? ` at ${house}` : ''} (reference ${reference}). `,
  introduction: (author: string) => `I am ${author} from Tivoli and look after it from here. When may I call you?\n\n`,
  applicationThanks: (position: string, reference: string) =>
    `thank you for your application as ${position} (reference ${reference}). `,
  applicationIntroduction: (author: string) => `I am ${author} from Tivoli. `,
  subject: (reference: string) => `Tivoli: your enquiry ${reference}`,
};
