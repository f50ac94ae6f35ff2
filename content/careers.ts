/** The texts of the careers page. */
export const careers = {
  intro:
    'Every celebration here is the work of people: who greet, cook, light the lawns and stay until the last guest has left. Three generations of one family have built on them, and we are glad to meet whoever wants to join.',
  culture: {
    heading: 'How we work',
    text: 'A wedding evening takes a hundred hands, and each knows the others. We promote from within, teach what we know, and leave nobody alone with a hard night.',
  },
  benefits: [
    {
      title: 'Competitive compensation and benefits',
      text: 'Fair pay, meals on shift, and leave that is yours to take.',
    },
    {
      title: 'Professional development',
      text: 'Training in every house, and a way up that others have gone before you.',
    },
    {
      title: 'Collaborative and inclusive culture',
      text: 'Kitchens, halls and offices that work as one team, and respect for each in it.',
    },
    {
      title: 'Employee recognition',
      text: 'Good work is seen, named and rewarded, by guests and by us.',
    },
  ],
} as const;
