/** The sentence about required fields shows their sign in its middle. */
export const formPageTexts = {
  answer: 'Our team will contact you within 24 hours.',
  beforeSign: 'Fields marked',
  afterSign: 'are required.',
  preferToTalk: 'Prefer to talk?',
};

export const formViewTexts = {
  /** The number to call stands between these two. */
  orCall: 'Or call',
  afterPhone: '.',
  submitting: 'Submitting...',
  submitted: 'Submitted Successfully',
  trap: 'Fax (leave this empty)',
  yes: 'Yes',
  no: 'No',
};

export const resendTexts = {
  unreachable:
    'We could not be reached. Everything you typed is still here, and is sent by itself once you are back online.',
  nextTry: (pause: string) => `We try again by ourselves in ${pause}.`,
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
};

/** Why no e-mail goes out to the sender. */
export const noMailTexts = {
  held: 'It is with our team, and the 24 hours have begun. Something about how it was sent looked automatic, so a person looks at it first, and no e-mail goes out to you until then.',
  enough:
    'It is with our team, and the 24 hours have begun. Only a few e-mails a day go to one address, so none goes out to you for this one.',
};

/** Why a form that is right was not stored. */
export const receiveFormTexts = {
  foreign: 'This form came to us from another site, so nothing was sent. Check it and send it from here.',
  unavailable: 'We could not store it just now. Everything you typed is still here: try again in a minute.',
  flood: 'Too many enquiries have come from your network just now. Please try again later.',
  ended: 'The link of this page has ended, so nothing was sent. Copy what you typed, and ask for a new link.',
};

/** The errors of fields that most forms have, the same in the browser and from the server, and the line above them. */
export const fieldMessagesTexts = {
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your e-mail address, for example name@example.com',
  emailWrong: 'Enter an e-mail address in the form name@example.com',
  phone: 'Enter a phone number, for example 98100 00000',
  tooLong: (most: number, count: number) =>
    `Shorten this to ${most.toLocaleString('en-IN')} characters or fewer: it has ${count.toLocaleString('en-IN')}`,
  number: (from: string, to: string) => `Enter a whole number from ${from} to ${to}`,
  dayMissing: 'Enter the day',
  dayWrong: 'Enter the date as day, month and year, the year with four digits: 14-2-2031',
  dayImpossible: 'There is no such day in the calendar: check the day and the month',
  dayEarly: (first: string) => `Choose a day from ${first} on`,
  dayLate: (last: string) => `Choose a day until ${last}`,
  timeWrong: 'Write the time as 19:00',
  choice: 'Choose one of the list',
  fieldsMissing: 'Please fill in all required fields',
  fieldsWrong: 'Please check the fields below',
};
