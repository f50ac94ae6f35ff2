import type { ContactTopic } from '#app/enquiries/requests/contact-topic.ts';
import { contactTopicOptions, labelOf } from '#content/option-lists.ts';

/** A contact form's lead for the team: what it is about, then the words, which cannot pass for another line. */
export function contactNotes(topic: ContactTopic, message: string, phoneRemark: string | null): string {
  const lines = [`About: ${labelOf(contactTopicOptions, topic)}`];
  if (phoneRemark) lines.push(`Phone: ${phoneRemark}`);
  return [...lines, `Message: ${message}`].join('\n');
}

/** Read from the first line, which is never the sender's. */
export function topicOfNotes(notes: string): ContactTopic | null {
  const [first] = notes.split('\n');
  return contactTopicOptions.find(({ label }) => first === `About: ${label}`)?.value ?? null;
}
