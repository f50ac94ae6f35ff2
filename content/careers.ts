/** The texts of the careers page. */
export const careers = {
  intro:
    'Every celebration here is the work of people: who greet, cook and light the lawns. We are glad to meet whoever wants to join.',
  culture: {
    heading: 'How we work',
    text: 'An evening takes many hands: at the door, in the kitchen, on the lawn and in the hall. They work as one team.',
  },
  benefits: [
    {
      title: 'Competitive compensation and benefits',
      text: 'Each position has its own pay, shifts and leave: ask about them in the first conversation.',
    },
    {
      title: 'Professional development',
      text: 'Twelve properties under four brands, from the front desk to the banquet kitchen.',
    },
    {
      title: 'Collaborative and inclusive culture',
      text: 'Kitchens, halls and offices that work as one team.',
    },
    {
      title: 'Employee recognition',
      text: 'Good work is seen and named.',
    },
  ],
} as const;
