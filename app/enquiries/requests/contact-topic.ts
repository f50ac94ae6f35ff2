/** The topics of the short contact form, under the values that it posts. */
export const contactTopics = ['sustainability', 'media', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
