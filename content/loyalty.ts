/** How the programme works, as one may expect the owner to put it, without points or prices. */
export const loyalty = {
  steps: [
    {
      id: 'tell-us-who-you-are',
      title: 'Tell us who you are',
      text: 'Leave your name below. We write to you when the programme opens, and ask which houses you know.',
    },
    {
      id: 'stay-or-celebrate',
      title: 'Stay, or celebrate',
      text: 'Every stay and every event at any of our houses is noted under your name, whoever in the family booked it.',
    },
    {
      id: 'be-expected',
      title: 'Be expected',
      text: 'The next time your room, your menu and your florist are known before you ask.',
    },
  ],
  benefits: [
    {
      id: 'first-to-choose',
      title: 'First to choose',
      text: 'Dates of the wedding season are offered to members before they are published.',
    },
    {
      id: 'a-person-not-a-queue',
      title: 'A person, not a queue',
      text: 'One member of the sales team keeps your file and answers your calls.',
    },
    {
      id: 'later-mornings',
      title: 'Later mornings',
      text: 'Check-out as late as the house can manage, without asking.',
    },
  ],
};
