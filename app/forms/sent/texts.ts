export const sentNoticeTexts = {
  reference: 'Your reference',
  seeSent: 'See what you sent',
  dismiss: 'Dismiss',
  mail: {
    held: 'It is with our team, and the 24 hours have begun. Something about how it was sent looked automatic, so a person looks at it first, and no e-mail goes out to you until then.',
    enough:
      'It is with our team, and the 24 hours have begun. Only a few e-mails a day go to one address, so none goes out to you for this one.',
  },
};
