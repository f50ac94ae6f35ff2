/** What holds unless a property's row says otherwise. */
export const propertyDefaults = {
  checkIn: '2:00 PM',
  checkOut: '12:00 PM',
  cancellation: '24 hours before arrival',
  pets: 'Not allowed',
  maxOccupancy: 2,
  country: 'India',
} as const;
