export const contactRouteTexts = {
  tabTitle: 'Write to Us – Tivoli',
  title: 'Write to Us',
  text: 'About sustainability, for the media, or anything else that is not an event or a stay.',
  about: 'About',
  chooseTopic: 'Choose what it is about',
  message: 'Message',
  submit: 'Send Message',
};

export const loyaltyAndContactRulesTexts = {
  topicMissing: 'Choose what it is about',
  topicUnknown: 'Choose what it is about from the list',
  messageMissing: 'Write your message',
};

export const loyaltyInterestRouteTexts = {
  submit: 'Register Interest',
  tabTitle: 'Register Your Interest – Tivoli',
  title: 'Register Your Interest',
  text: 'Leave your name, and we tell you how the programme works and what it gives you.',
};

export const requestRoomTexts = {
  tabTitle: (hotel: string, room: string | undefined) =>
    `Request ${room ? `the ${room}` : 'a Room'} at ${hotel} – Tivoli`,
  description: (hotel: string) =>
    `Tell ${hotel} your nights and your number of guests. The team will contact you within 24 hours.`,
  title: (room: string | undefined) => (room ? `Request the ${room}` : 'Request a Room'),
  text: (hotel: string, city: string) =>
    `${hotel}, ${city}. Tell us your nights; nothing is booked or charged until you say yes.`,
  backTo: (hotel: string) => `Back to ${hotel}`,
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomType: 'Room type',
  rooms: 'Rooms',
  adults: 'Adults',
  children: 'Children',
  childrenAges: 'Ages of the children',
  agesHint: 'Such as 4, 9',
  extraBeds: 'Extra beds',
  requests: 'Special requests',
  submit: 'Request Rooms',
};

export const roomHousesTexts = {
  tabTitle: 'Request a Room – Tivoli',
  title: 'Request a Room',
  text: 'Choose the house. Nothing is booked or charged until you say yes.',
  description: 'The houses of Tivoli with rooms for guests: choose one, and tell it your nights.',
  /** Of a house that was named and has no rooms to ask for. */
  noRooms: (house: string) => `${house} has no rooms that can be asked for by themselves. These houses do.`,
  /** Of a house whose rooms are given to the guests of an event; the number is 0 if it is not known. */
  withEvent: (house: string, rooms: number) =>
    `The ${rooms > 0 ? `${rooms} rooms` : 'rooms'} of ${house} come with an event there.`,
  askForEvent: 'Ask for an event',
};

export const roomRequestRulesTexts = {
  roomTypeMissing: 'Choose a room type, or Any',
  roomTypeUnknown: 'Choose a room type from the list',
  arrivalMissing: 'Enter the day of arrival',
  arrivalPast: 'Choose a day of arrival from today on',
  arrivalFar: 'Choose a day within the next three years',
  departureMissing: 'Enter the day of departure',
  departureEarly: 'Choose a day of departure after the arrival',
  stayTooLong: (nights: number) => `Choose a stay of at most ${nights} nights`,
  tooMany: (guests: number, places: number) =>
    `${guests} guests are more than these rooms take (${places}). Ask for more rooms, or for extra beds`,
  extraBeds: 'At most one extra bed a room',
  ages: 'Tell the age of each child in years, from 0 to 17, such as 4, 9',
};
