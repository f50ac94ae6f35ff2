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
import { contactTopicOptions, labelOf } from '#content/option-lists.ts';
import { type ContactTopic, contactTopics } from './contact-topic.ts';
import { loyaltyAndContactRulesTexts as texts } from './texts.ts';

interface Context {
  readPhone: (text: string) => Reading<PhoneNumber>;
}

export const loyaltyRequired = ['name', 'email'] as const;

export function loyaltyRules({ readPhone }: Context) {
  return { name: readName, email: readEmail, phone: optional(readPhone) };
}

export const contactRequired = ['topic', 'name', 'email', 'message'] as const;

export function contactRules({ readPhone }: Context) {
  return {
    topic: choiceRule(contactTopics, { missing: texts.topicMissing, unknown: texts.topicUnknown }),
    name: readName,
    email: readEmail,
    phone: optional(readPhone),
    message: textRule(fieldLimits.specialRequirements, texts.messageMissing),
  };
}

interface ContactMessage {
  topic: ContactTopic;
  message: string;
  phone: { remark: string | null } | null;
}

/** Returns the notes of a contact form's lead. The message comes last, so that it cannot pass for another line. */
export function contactNotes({ topic, message, phone }: ContactMessage): string {
  const lines = [`About: ${labelOf(contactTopicOptions, topic)}`];
  if (phone?.remark) lines.push(`Phone: ${phone.remark}`);
  return [...lines, `Message: ${message}`].join('\n');
}

/** Reads the topic from the first line, which the sender cannot write. */
export function topicOfNotes(notes: string): ContactTopic | null {
  const [first] = notes.split('\n');
  return contactTopicOptions.find(({ label }) => first === `About: ${label}`)?.value ?? null;
}
