export const texts = {
  offers: 'Offers',
  loyalty: 'Loyalty',
  weddings: 'Weddings',
  ourStory: 'Our Story',
  sustainability: 'Sustainability',
  people: 'People',
};
