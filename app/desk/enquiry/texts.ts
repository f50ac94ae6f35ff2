/** The beginning of a first answer, which staff send; `prepared-replies.ts` gives it in the visitor's language. */
export const preparedRepliesTexts = {
  greeting: (name: string) => `Dear ${name},\n\n`,
  event: (kind: string) => `your ${kind.toLowerCase()}`,
  otherEvent: 'your event',
  stay: 'your stay',
  message: 'your message',
  onDay: (day: string) => ` on ${day}`,
  openDay: (day: string) => ` (${day})`,
  thanks: (what: string, reference: string, when: string, house: string | undefined) =>
    `thank you for asking us about ${what}${when}${house ? ` at ${house}` : ''} (reference ${reference}). `,
  ownPage: (address: string) =>
    `You have a page of your own, where you see how it stands and can change it: ${address} `,
  introduction: (author: string) => `I am ${author} from Tivoli and look after it from here. When may I call you?\n\n`,
  applicationThanks: (position: string, reference: string) =>
    `thank you for your application as ${position} (reference ${reference}). `,
  applicationIntroduction: (author: string) => `I am ${author} from Tivoli. `,
  rejection:
    'We have read it with care, and have decided to go on with other applicants this time.\n\nWe wish you all the best. Please write to us again when we look for somebody like you.',
  invitation:
    'We would like to meet you.\n\nBelow you find the day, the hour and the place of the interview, and an entry for your calendar is attached. If the time does not suit you, please reply to this mail.',
  signature: (author: string) => `\n\n${author}, Tivoli`,
  subject: (reference: string) => `Tivoli: your enquiry ${reference}`,
};
