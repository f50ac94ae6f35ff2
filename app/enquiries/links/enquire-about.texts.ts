export const texts = {
  enquireAbout: (subject: string) => `Enquire about ${subject}`,
};
