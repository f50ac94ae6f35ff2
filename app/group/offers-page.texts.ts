export const texts = {
  tabTitle: 'Offers – Tivoli',
  description:
    'Weddings, conferences, cocktail evenings and birthdays: what Tivoli offers this season, and until when.',
  title: 'Offers',
  text: 'Offers for this season. The dates beside each say how long it holds.',
  textOfNone: 'For weddings, conferences and family days.',
  none: 'There is no offer at the moment.',
  askAnyway: 'Tell us the day and the number of guests; every proposal is made for you.',
  enquire: 'Enquire',
};
