/** `about` is read out after `enquire`. */
export const texts = {
  enquire: 'Enquire',
  about: (subject: string) => ` about ${subject}`,
};
