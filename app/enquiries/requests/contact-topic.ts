/** The contact form posts one of these topics. */
export const contactTopics = ['sustainability', 'media', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
