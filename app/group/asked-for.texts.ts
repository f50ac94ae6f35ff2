export const texts = {
  askedFor: 'What we are asked for',
  weddings: { title: 'Weddings', text: 'From haldi to reception.' },
  mice: { title: 'Meetings and conferences', text: 'From a board meeting to an exhibition.' },
  parties: { title: 'Parties', text: 'By the pool, on the roof, in the hall.' },
  family: { title: 'Family celebrations', text: 'Birthdays, anniversaries, a Sunday with everyone.' },
  enquire: 'Enquire',
};
