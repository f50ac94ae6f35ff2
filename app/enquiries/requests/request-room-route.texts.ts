export const texts = {
  tabTitle: (hotel: string, room: string | undefined) =>
    `Request ${room ? `the ${room}` : 'a Room'} at ${hotel} – Tivoli`,
  description: (hotel: string) =>
    `Tell ${hotel} your nights and your number of guests. The team will contact you within 24 hours.`,
  title: (room: string | undefined) => (room ? `Request the ${room}` : 'Request a room'),
  text: (hotel: string, city: string) =>
    `${hotel}, ${city}. Tell us your nights; nothing is booked or charged until you say yes.`,
  backTo: (hotel: string) => `Back to ${hotel}`,
};
