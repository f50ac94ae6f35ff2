import type { ContactTopic } from '#app/enquiries/requests/contact-topic.ts';
import { contactTopicOptions, labelOf } from '#content/option-lists.ts';

/** Returns the notes of a contact form's lead. The message comes last, so that it cannot pass for another line. */
export function contactNotes(topic: ContactTopic, message: string, phoneRemark: string | null): string {
  const lines = [`About: ${labelOf(contactTopicOptions, topic)}`];
  if (phoneRemark) lines.push(`Phone: ${phoneRemark}`);
  return [...lines, `Message: ${message}`].join('\n');
}

/** Reads the topic from the first line, which the sender cannot write. */
export function topicOfNotes(notes: string): ContactTopic | null {
  const [first] = notes.split('\n');
  return contactTopicOptions.find(({ label }) => first === `About: ${label}`)?.value ?? null;
}
