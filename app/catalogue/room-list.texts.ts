export const texts = {
  /** Whether the note in place of a price says that the room costs nothing. */
  isComplimentary: (note: string) => /complimentary/i.test(note),
};
