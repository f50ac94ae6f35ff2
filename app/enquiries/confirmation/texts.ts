export const confirmationRouteTexts = {
  strangersHeading: 'Your enquiry',
  notNow: 'We have your request. What you sent cannot be shown just now; please load this page again in a few minutes.',
  notHere: 'The details of an enquiry can be read only in the browser that sent it, for half an hour.',
  enquire: 'Send an Enquiry',
  reference: 'Reference',
  expectUs: (moment: string) => `Expect us by ${moment}`,
  ownPage: 'Open your own page',
  ownPageText:
    'You have a page of your own. It tells you where things stand, for you to come back to whenever you like: keep its address.',
  backTo: (hotel: string) => `Back to ${hotel}`,
  backHome: 'Back to the home page',
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
