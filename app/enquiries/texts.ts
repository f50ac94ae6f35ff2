/** What several forms say in the same words. */
export const formLabelsTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  failed: { title: 'Submission Failed', message: 'An unexpected error occurred' },
  notDecided: 'Not decided yet',
};

export const occasionChoiceTexts = {
  question: 'What is it about?',
  event: 'An event',
  room: 'A room',
};

export const bookingFailedTexts = {
  failed: 'Failed to load hotels. Please refresh the page.',
  orCall: { before: 'Or call', after: '.' },
  openPage: 'Open the enquiry page',
};

export const enquiryFormTexts = {
  loadingVenues: 'Loading hotels...',
  venuesFailed: 'Failed to load hotels. Please refresh the page.',
  chooseVenue: 'Choose a venue',
  noEmail: 'No e-mail? Send this on WhatsApp',
};

/** The link to all hotels stands between the last two texts. */
export const enquireRouteTexts = {
  heading: 'Plan Your Special Occasion',
  here: 'Enquire',
  text: 'Tell us the day and the number of guests.',
  withinDay: 'Within 24 hours',
  description: 'Tell us the day and the number of guests. Our team will contact you within 24 hours.',
  offer: (title: string) => `the offer “${title}”`,
  hotelMissing: 'Your hotel is not in the list?',
  findHotel: 'Find it',
  askThere: 'and ask on its own page.',
};

/** Two labels differ between the variants of the form: see `enquiry-definition.ts`. */
export const enquiryDefinitionTexts = {
  eventDate: 'Event Date',
  guests: 'Number of Guests',
  eventType: 'Event Type',
  preferredVenue: 'Preferred Venue',
  venue: 'Hotel or venue',
  space: 'Hall or lawn',
  rooms: 'Room Requirements',
  budget: 'Budget Range',
  requirements: 'Special Requirements',
  chooseEventType: 'Choose an event type',
  chooseBudget: 'Choose a budget range',
  submit: { home: 'Submit Booking Request', enquiry: 'Submit Enquiry' },
  bookingFailed: { title: 'Submission Error', message: 'Failed to submit booking. Please try again.' },
  dayInIndia: (day: string) => `${day}, in India`,
  anyDayInIndia: 'Indian time (IST)',
};

/** The sentences that a visitor reads at a field, the same in the browser and from the server. */
export const enquiryRulesTexts = {
  eventTypeMissing: 'Choose an event type',
  eventTypeUnknown: 'Choose an event type from the list',
  dateMissing: 'Enter the date of your event',
  datePast: 'Choose a date from today on',
  dateFar: 'Choose a date within the next three years',
  guestsMissing: 'Enter the number of guests',
  guestsWrong: 'Enter a whole number of guests from 1 to 10,000',
  venueMissing: 'Choose a venue',
  spaceUnknown: 'Choose a hall or lawn from the list',
  venueUnknown: 'Choose a hotel or venue from the list',
  roomsUnknown: 'Choose Yes or No',
  budgetUnknown: 'Choose a budget range from the list',
};

/** What the acknowledgement of each form says; `mail-words.by-language.ts` has it in both languages. */
export const visitorMailTexts = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : 'Namaste,'),
  subject: (what: string, reference: string) => `Tivoli: ${what} ${reference}`,
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
  /** The link to the sender's own page. */
  ownPage: {
    about:
      'You have a page of your own. It shows where your wish stands, and there you can change something, add to it or take it back.',
    label: 'Open your page',
  },
  newLink: 'your page',
  notAsked: 'If you did not ask for this, you need not do anything.',
  confirmSubject: 'please confirm your request',
  confirmData: {
    copy: {
      about:
        'Somebody asks on your page for a copy of everything that we keep about you. Please open it and confirm that it is you.',
      label: 'Open and confirm',
    },
    erase: {
      about:
        'Somebody asks on your page to have everything erased that we keep about you. Please open it and confirm that it is you.',
      label: 'Open and confirm',
    },
  },
  visit: { visit: 'Your visit', tasting: 'Your tasting' },
  visitSubject: (what: string, moment: string) => `${what.toLowerCase()} on ${moment}`,
  visitText: (house: string, moment: string) =>
    `We look forward to you: ${moment} (India time), at ${house}. The entry for your calendar is attached.`,
  yourMessage: 'Your message',
  enquiry: {
    what: 'we have your enquiry',
    thanks: 'Thank you for your enquiry. We will contact you within 24 hours.',
    steps: (house: string) => [
      `The events team of ${house} looks at your day and your number of guests.`,
      'They call or write to you with what is free, and with prices.',
      'You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
    ],
    entryTitle: (event: string, reference: string) => `${event} (Tivoli enquiry ${reference})`,
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
    interview: 'Interview (India time)',
    interviewPlace: 'Place',
    interviewTitle: 'Interview at Tivoli',
  },
};
