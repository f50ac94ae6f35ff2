/** The sentence about required fields shows their sign in its middle. */
export const formPageTexts = {
  answerBeforeSign: 'Our team will contact you within 24 hours. Fields marked',
  answerAfterSign: 'are required.',
  preferToTalk: 'Prefer to talk?',
};

/** The number to call stands between the two. */
export const formProblemTexts = {
  orCall: 'Or call',
  afterPhone: '.',
};

export const formViewTexts = {
  submitting: 'Submitting...',
  submitted: 'Submitted Successfully',
  trap: 'Fax (leave this empty)',
};

export const resendTexts = {
  unreachable:
    'We could not be reached. Everything you typed is still here, and is sent by itself once you are back online.',
  nextTry: (pause: string) => `We try again by ourselves in ${pause}.`,
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
};
