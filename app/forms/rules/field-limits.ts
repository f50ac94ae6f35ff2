/** What a field of a form may hold, where several forms have the field. Lengths in characters. */
export const fieldLimits = {
  name: 255,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  /** As typed, with room for two numbers and a word; 20 as stored. */
  phone: 60,
  specialRequirements: 4000,
  guestsMin: 1,
  guestsMax: 10_000,
  /** Furthest event date, counted from today in India. */
  yearsAhead: 3,
} as const;
