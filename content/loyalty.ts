/** How the programme works. These are sample terms until the owner decides on them, without points or prices. */
export const loyalty = {
  summary: 'For families who come back. It costs nothing, and there is no card to lose.',
  steps: [
    {
      title: 'Tell us who you are',
      text: 'Leave your name below. We write to you when the programme opens, and ask which houses you know.',
    },
    {
      title: 'Stay, or celebrate',
      text: 'Every stay and every event at any of the twelve houses is noted under your name, whoever in the family booked it.',
    },
    {
      title: 'Be expected',
      text: 'The next time your room, your menu and your florist are known before you ask.',
    },
  ],
  benefits: [
    { title: 'First to choose', text: 'Dates of the wedding season are offered to members before they are published.' },
    { title: 'A person, not a queue', text: 'One member of the sales team keeps your file and answers your calls.' },
    { title: 'Later mornings', text: 'Check-out as late as the house can, without asking.' },
  ],
};
