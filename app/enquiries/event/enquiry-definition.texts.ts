/** Two labels differ between the variants of the form: see `enquiry-definition.ts`. */
export const texts = {
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
  anyDayInIndia: 'The date in India',
};
