/** The link to all hotels stands between the last two texts. */
export const texts = {
  heading: 'Plan Your Special Occasion',
  here: 'Enquire',
  text: 'Tell us the day and the number of guests.',
  description: 'Tell us the day and the number of guests. Our team will contact you within 24 hours.',
  offer: (title: string) => `the offer “${title}”`,
  hotelMissing: 'Your hotel is not in the list?',
  findHotel: 'Find it',
  askThere: 'and ask on its own page.',
};
