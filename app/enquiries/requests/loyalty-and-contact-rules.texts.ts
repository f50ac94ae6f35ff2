import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';

export const texts = {
  topicMissing: 'Choose what it is about',
  topicUnknown: 'Choose what it is about from the list',
  messageMissing: 'Write your message',
  messageTooLong: `Shorten the message to ${limits.specialRequirements} characters or fewer`,
};
