/** The texts of the careers page. */
export const careers = {
  intro:
    'Every celebration here is the work of people who greet, cook and light the lawns. We are glad to meet whoever wants to join.',
  culture: {
    heading: 'How we work',
    text: 'An evening takes many hands: at the door, in the kitchen, on the lawn and in the hall. They work as one team, from a dinner for fifty by a pool to a wedding for two thousand.',
  },
  benefits: [
    {
      title: 'Competitive compensation and benefits',
      text: 'Pay, shifts and leave depend on the position. Ask about yours when our team calls.',
    },
    {
      title: 'Professional development',
      text: 'From the front desk to the banquet kitchen, in a palace with 130 rooms or a glass house with four.',
    },
    {
      title: 'Collaborative and inclusive culture',
      text: 'A wedding needs the kitchen, the lawn and the front desk in the same hour.',
    },
    {
      title: 'Employee recognition',
      text: 'Good work is seen, named and thanked.',
    },
  ],
} as const;
