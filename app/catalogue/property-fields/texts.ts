/** The names of facts, as pages list them. */
export const factNamesTexts = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  cancellation: 'Cancellation',
  pets: 'Pets',
  eventBooking: 'Event booking',
  catering: 'Catering',
  decoration: 'Decoration',
  capacity: 'Capacity',
  parking: 'Parking',
  accessibility: 'Accessibility',
};
