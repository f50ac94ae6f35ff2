export const texts = {
  /** The name of the other language, in that language. */
  name: 'हिन्दी',
};
