export const texts = {
  tabTitle: 'Request a Room – Tivoli',
  title: 'Request a room',
  text: 'Choose the house. Nothing is booked or charged until you say yes.',
  description: 'The houses of Tivoli with rooms for guests: choose one, and tell it your nights.',
  /** Of a house that was named and has no rooms to ask for. */
  noRooms: (house: string) => `${house} has no rooms that can be asked for by themselves. These houses do.`,
};
