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
