import {
  choiceRule,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/rules/form-rules.ts';
import { fieldLimits } from '#app/forms/rules/shared-field-limits.ts';
import { contactTopics } from './contact-topic.ts';

interface Context {
  readPhone: (text: string) => Reading<PhoneNumber>;
}

export const loyaltyRequired = ['name', 'email'] as const;

/** The rules of an interest in the loyalty programme. */
export function loyaltyRules({ readPhone }: Context) {
  return { name: readName, email: readEmail, phone: optional(readPhone) };
}

export const contactRequired = ['topic', 'name', 'email', 'message'] as const;

/** The rules of a message on sustainability, from the media, or on something else. */
export function contactRules({ readPhone }: Context) {
  const limit = fieldLimits.specialRequirements;
  return {
    topic: choiceRule(contactTopics, {
      missing: 'Choose what it is about',
      unknown: 'Choose what it is about from the list',
    }),
    name: readName,
    email: readEmail,
    phone: optional(readPhone),
    message: textRule(limit, {
      missing: 'Write your message',
      tooLong: `Shorten the message to ${limit} characters or fewer`,
    }),
  };
}
