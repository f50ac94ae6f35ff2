import { fieldLimits as limits } from './shared-field-limits.ts';

/** The errors of fields that most forms have: one sentence each, the same in the browser and from the server. */
export const fieldMessagesTexts = {
  nameMissing: 'Enter your name',
  nameTooLong: `Shorten the name to ${limits.name} characters or fewer`,
  emailMissing: 'Enter your e-mail address, for example name@example.com',
  emailWrong: 'Enter an e-mail address in the form name@example.com',
  phone: 'Enter a phone number, for example 98100 00000',
};

/** The line above a list of errors. */
export const formRulesTexts = {
  fieldsMissing: 'Please fill in all required fields',
  fieldsWrong: 'Please check the fields below',
};
