import { site } from '#content/site.ts';

/** What the acknowledgement of each form says; `mail-words.by-language.ts` has it in both languages. */
export const visitorMailTexts = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : 'Namaste,'),
  subject: (what: string, reference: string) => `${site.name}: ${what} ${reference}`,
  expectUs: (moment: string) => `Expect us by ${moment} (India time).`,
  reference: 'Your reference',
  next: 'What happens next',
  callHouse: (house: string) => `Prefer to talk? Call ${house}`,
  callReservations: 'Prefer to talk? Call central reservations',
  giveReference:
    'Please give your reference when you call, or reply to this mail: the reply goes to the team that answers you.',
  notYou: 'If you did not send this, somebody typed your address by mistake: you need not do anything.',
  /** The picture in words: as its photographer's brief says it, or by its house. */
  picture: (alt: string, _house: string) => alt,
  yourMessage: 'Your message',
  enquiry: {
    what: 'we have your enquiry',
    thanks: 'Thank you for your inquiry. We will contact you within 24 hours.',
    steps: (house: string) => [
      `The events team of ${house} looks at your day and your number of guests.`,
      'They call or write to you with what is free, and with prices.',
      'You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
    ],
    entryTitle: (event: string, reference: string) => `${event} (${site.name} enquiry ${reference})`,
    entryDetails: (reference: string, phone: string) => `Enquiry ${reference}, not yet booked. Questions: ${phone}`,
  },
  room: {
    what: 'we have your room request',
    thanks: 'Thank you for your room request. Our team will contact you within 24 hours.',
    steps: (house: string) => [
      `The reservations team of ${house} checks your nights.`,
      'They call or write to you with what is free, and with the rate.',
      'Nothing is booked or charged until you say yes.',
    ],
    entryTitle: (house: string, reference: string) => `${house} (room request ${reference})`,
    entryDetails: (reference: string, phone: string) =>
      `Room request ${reference}, not yet booked. Questions: ${phone}`,
  },
  loyalty: {
    what: 'we have noted your interest',
    thanks: 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.',
    steps: [
      'We tell you how the programme works and what it gives you.',
      'You decide whether to join. It costs nothing.',
    ],
  },
  contact: {
    what: 'we have your message',
    thanks: 'Thank you for writing to us. Our team will contact you within 24 hours.',
    steps: ['The people who know most about it read your message.', 'They call or write to you with an answer.'],
  },
  application: {
    what: 'we have your application',
    thanks: 'Thank you for your application. Our team will contact you within 24 hours.',
    steps: [
      'Our people team reads your application and your CV.',
      'They call or write to you within 24 hours.',
      'Where both sides see a fit, you meet the team you would work with.',
    ],
  },
};
