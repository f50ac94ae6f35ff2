/** The limits of fields that several forms have. Lengths are in characters. */
export const fieldLimits = {
  name: 255,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  /** A phone number as typed, with room for two numbers and a word; the column takes 20. */
  phone: 60,
  specialRequirements: 4000,
  /** A date may lie so far ahead, counted from today in India. */
  yearsAhead: 3,
} as const;

/** A Devanagari letter is nine bytes in an encoded form, and three in a multipart one. */
const bytesPerCharacter = 9;
/** What a form writes around each value: the field's name, and in a multipart form the part's head. */
const bytesPerField = 150;

/** The most bytes of a posted form whose fields accept these numbers of characters. */
export function bytesOfTexts(characters: readonly number[]): number {
  return characters.reduce((sum, most) => sum + most * bytesPerCharacter + bytesPerField, 0);
}
