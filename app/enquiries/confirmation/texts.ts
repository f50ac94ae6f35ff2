export const confirmationRouteTexts = {
  strangersHeading: 'Your enquiry',
  notNow: 'We have your request. What you sent cannot be shown just now; please load this page again in a few minutes.',
  notHere: 'The details of an enquiry can be read only in the browser that sent it, for half an hour.',
  enquire: 'Send an Enquiry',
  reference: 'Reference',
  expectUs: (moment: string) => `Expect us by ${moment}`,
  ownPage: 'Open your own page',
  ownPageText: 'Your own page tells you where things stand, whenever you like. Keep its address.',
  teams: {
    event: (house?: string) => (house ? `The events team of ${house}` : 'Our events team'),
    room: (house?: string) => (house ? `The front desk of ${house}` : 'Our reservations team'),
    loyalty: () => 'Our guest relations team',
    contact: () => 'Our head office',
    application: () => 'Our people team',
  },
  answers: (team: string) => `${team} will answer you.`,
  next: 'What happens next',
  now: 'Now',
  copyTo: (email: string) => `A copy of what you sent is on its way to ${email}.`,
  keptFor: (email: string) => `We have what you sent, and your address ${email}.`,
  by: (moment: string) => `By ${moment}`,
  weCall: 'One of us has read it, and calls or writes to you with what is possible.',
  fromThen: 'From then on',
  oneTeam: 'You speak with the same team to the end. Name your reference, and we know what it is about.',
  sooner: 'Sooner than that?',
  whatYouSent: 'What you sent',
  backTo: (hotel: string) => `Back to ${hotel}`,
  backHome: 'Back to the home page',
};

export const answerMomentTexts = {
  morningOf: (day: string) => `the morning of ${day}`,
};

/** What a confirmation says wherever it stands; the thanks are by the variant of the form. */
export const thankYouTexts = {
  reference: 'Your reference',
  another: 'Submit Another Booking',
  heading: 'Booking Request Submitted!',
  home: 'Thank you for your interest in Tivoli. Our team will contact you within 24 hours to confirm your booking details.',
  enquiry: "Thank you for your inquiry. We'll contact you within 24 hours.",
};

/** The labels of what was sent, on the confirmation and in the mail. */
export const sentFactsTexts = {
  venue: 'Venue',
  space: 'Hall or lawn',
  eventType: 'Event type',
  date: 'Date',
  guests: 'Guests',
  roomsWanted: 'Rooms needed',
  yes: 'Yes',
  budget: 'Budget',
  message: 'Special requirements',
  email: 'Contact email',
  hotel: 'Hotel',
  roomType: 'Room type',
  anyRoom: 'Any',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  estimate: 'Estimate',
  extraBeds: 'Extra beds',
  childrenAges: 'Ages of the children',
  rooms: 'Rooms',
  about: 'About',
  loyaltyProgramme: 'Loyalty programme',
  position: 'Position',
  cv: 'CV',
  cvNotStored: (email: string) => `We had no room for the file. Please send it with your reference to ${email}.`,
};

export const sentWordsTexts = {
  room: {
    heading: 'Room Request Submitted!',
    thanks: 'Thank you for your room request. Our team will contact you within 24 hours.',
  },
  loyalty: {
    heading: 'Your Interest Is Noted',
    thanks: 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.',
  },
  contact: {
    heading: 'Your Message Is Sent',
    thanks: 'Thank you for writing to us. Our team will contact you within 24 hours.',
  },
  application: {
    heading: "Application submitted successfully! We'll get back to you soon.",
    thanks: 'Our team will contact you within 24 hours.',
  },
  hotels: 'See Our Hotels',
  anotherMessage: 'Send Another Message',
  careers: 'Back to Careers',
};
