/** A family's own page. `house` is the house that was asked about, or the group where none was chosen. */
export const familyPageTexts = {
  tabTitle: 'Your page',
  description: 'What you sent to Tivoli, and where it stands.',
  greeting: (name: string) => `Namaste, ${name}`,
  relatives: {
    enquiry: (house: string) => `A celebration at ${house}`,
    room: (house: string) => `A stay at ${house}`,
  },
  thanks: {
    enquiry: (house: string) =>
      `Thank you for thinking of ${house}. This page is yours: it tells you where things stand, until your day and after it.`,
    room: (house: string) =>
      `Thank you for thinking of ${house}. This page is yours: it tells you how your stay stands.`,
    message: (_house: string) =>
      'Thank you for writing to us. This page is yours: it tells you how your message stands.',
    application: (_house: string) =>
      'Thank you for wanting to work with us. This page is yours: it tells you how your application stands.',
  },
  relativesThanks: (house: string) =>
    `This page was shared with you. It tells you what is planned at ${house}, and how to find it.`,
  reference: 'Your reference',
  waiting: (who: string, moment: string) => `${who} answers you by ${moment} (India time).`,
  team: {
    enquiry: (house: string) => `The events team of ${house}`,
    room: (house: string) => `The reservations team of ${house}`,
    message: (_house: string) => 'Our team',
    application: (_house: string) => 'Our people team',
  },
  answered: (moment: string) => `We answered you on ${moment}.`,
  colleague: (name: string) => `${name} looks after you.`,
  confirmed: 'It is agreed between us. We look forward to you.',
  closed: 'This enquiry is closed. If your plans come back, write to us: we are glad to begin again.',
  withdrawn: 'You have taken this back. If your plans come back, write to us: we are glad to begin again.',
  application: {
    new: 'We have your application and read it now.',
    reviewed: 'Our people team has read your application.',
    shortlisted: 'You are among those whom we would like to meet.',
    hired: 'Welcome: we look forward to working with you.',
    rejected: 'We have chosen somebody else this time, and thank you for the trust.',
  },
  held: 'Held for you',
  until: (moment: string) => `Held for you until ${moment}`,
  promised: 'Promised to you',
  from: (moment: string) => `From ${moment}`,
  sent: { enquiry: 'Your plans', room: 'Your stay', message: 'Your message', application: 'Your application' },
  findUs: 'How you find us',
  openMap: 'Open in Google Maps',
  seeHouse: (house: string) => `See ${house}`,
  call: 'Call',
  private: 'Whoever has the address of this page can read it. Keep it as you would keep a letter.',
};

/** What somebody reads whose link leads nowhere. */
export const noFamilyPageTexts = {
  ended: 'This page has closed',
  endedText:
    'Its link has ended, or it was copied in part. Write to us or call: with your reference we find everything at once.',
  wait: 'One moment, please',
  waitText: (minutes: number) =>
    `Too many wrong links came from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  away: 'We cannot show your page just now',
  awayText: 'Nothing is lost. Please load this page again in a few minutes.',
  contact: 'Write to us',
};

/** The forms in which a family changes, adds and asks. */
export const familyFormsTexts = {
  failed: 'This was not sent',
  failedText: 'Everything you typed is still here. Please try again in a minute.',
  message: 'Anything you would like to add',
  changedMeanwhile: 'Our team has changed the functions meanwhile. Load this page again: what you wrote below stays',
  messageMissing: 'Write what you would like to tell us',
  sendChange: 'Send the change',
  sendMessage: 'Send',
  what: 'What you would like',
  visit: 'A visit: we show you halls and lawns',
  tasting: 'A tasting: you try the dishes',
  whatUnknown: 'Choose a visit or a tasting',
  wishDays: ['First choice', 'Second choice', 'Third choice'],
  wishHours: ['Hour of the first', 'Hour of the second', 'Hour of the third'],
  hourUnknown: 'Choose an hour from the list',
  dayMissing: 'Choose a day',
  dayEarly: 'Choose a day from tomorrow on',
  dayLate: 'Choose a day within a year',
  visitMessage: 'Who comes, and what you would like to see',
  sendVisit: 'Ask for it',
};

/** What a family can do on its page, and what it has done. */
export const familyActionsTexts = {
  heading: 'If something changes',
  change: { enquiry: 'Change the day or the guests, or add something', other: 'Write to us about it' },
  visit: 'Come and see, or taste',
  visitText: 'Tell us up to three times that suit you. We confirm one of them, with an entry for your calendar.',
  share: 'Share with your relatives',
  shareText: 'A second link that only reads: it shows neither your e-mail nor your words, and changes nothing.',
  makeLink: 'Make the link',
  relativesLink: 'The link for your relatives',
  sendLink: 'Send it on WhatsApp',
  endLink: 'End this link',
  withdraw: 'Take it back',
  withdrawText: 'Nothing is lost by it. We stop our work on it and give back what we hold for you.',
  withdrawYes: 'Yes, take it back',
  data: 'Your data',
  dataText: 'We mail you a link to the address that you gave us; once you have confirmed there, our team does it.',
  copy: 'Ask for a copy of your data',
  erase: 'Ask us to erase everything',
  close: 'End the link of this page',
  closeText: 'If it has come into the wrong hands: it ends at once, and the one for your relatives with it.',
  confirm: {
    copy: 'You ask for a copy of everything that we keep about you.',
    erase: 'You ask us to erase everything that we keep about you.',
  },
  confirmYes: 'Yes, that is my wish',
  since: 'What you have told us since',
  changedDay: (day: string) => `The day is now ${day}.`,
  changedGuests: (guests: string) => `You expect ${guests} guests now.`,
  noLonger: (what: string) => `No longer: ${what}.`,
  askedVisit: (what: string, times: string) => `${what}: ${times}`,
  visitIs: (moment: string) => `We expect you on ${moment} (India time).`,
  kinds: { visit: 'You asked to visit', tasting: 'You asked for a tasting' },
  acts: {
    withdraw: 'You took it back.',
    copy: 'You asked for a copy of your data.',
    erase: 'You asked us to erase your data.',
  },
  done: {
    change: 'Thank you. Your change is with us.',
    message: 'Thank you. Your words are with us.',
    visit: 'Thank you. We confirm one of your times.',
    withdraw: 'You have taken it back.',
    share: 'The link for your relatives is ready: it stands below.',
    unshare: 'The link of your relatives has ended.',
    copy: 'Your request is confirmed and with our team.',
    erase: 'Your request is confirmed and with our team.',
    mailed: 'Please look into your mailbox: the link to confirm it is on its way.',
  },
  newLink: 'Send me a new link',
  newLinkText: 'Give us your reference or your e-mail. The link goes to the address that we know.',
  contact: 'Reference or e-mail',
  linkSent: 'If we know it, a link is on its way to the address that you gave us.',
  typed: 'What you typed',
};
