import { enquiryLimits } from '../constants.ts';
import { contactTopics } from '../contact-topic.ts';
import type { EnquiryPhone } from '../enquiry.ts';
import { type Reading, readEmail, readName } from '../enquiry-rules.ts';
import { type Accepted, choiceRule, textRule } from './form-rules.ts';

interface Context {
  readPhone: (text: string) => Reading<EnquiryPhone>;
}

export const loyaltyFields = ['name', 'email', 'phone'] as const;
export const loyaltyRequired = ['name', 'email'] as const;
export type LoyaltyInterest = Accepted<ReturnType<typeof loyaltyRules>>;

/** An interest in the loyalty programme. */
export function loyaltyRules({ readPhone }: Context) {
  return { name: readName, email: readEmail, phone: optional(readPhone) };
}

export const contactFields = ['topic', 'name', 'email', 'phone', 'message'] as const;
export const contactRequired = ['topic', 'name', 'email', 'message'] as const;
export type ContactMessage = Accepted<ReturnType<typeof contactRules>>;

/** A word on sustainability, from the media, or on something else. */
export function contactRules({ readPhone }: Context) {
  const limit = enquiryLimits.specialRequirements;
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

function optional<T>(read: (text: string) => Reading<T>): (text: string) => Reading<T | null> {
  return (text) => (text.trim() ? read(text) : { value: null });
}
