import {
  choiceRule,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/form-rules.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { contactTopics } from './contact-topic.ts';
import { loyaltyAndContactRulesTexts as texts } from './texts.ts';

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
  return {
    topic: choiceRule(contactTopics, {
      missing: texts.topicMissing,
      unknown: texts.topicUnknown,
    }),
    name: readName,
    email: readEmail,
    phone: optional(readPhone),
    message: textRule(fieldLimits.specialRequirements, {
      missing: texts.messageMissing,
      tooLong: texts.messageTooLong,
    }),
  };
}
