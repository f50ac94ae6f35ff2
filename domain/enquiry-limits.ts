/** Characters are UTF-16 units, as `maxlength` counts them. */
export const enquiryLimits = {
  nameCharacters: 120,
  /** RFC 5321: the longest address that mail can be sent to. */
  emailCharacters: 254,
  /** As typed: room for two numbers and a word. */
  phoneCharacters: 60,
  requirementsCharacters: 2000,
  minGuests: 1,
  maxGuests: 10_000,
  yearsAhead: 3,
  /** "Our team will contact you within 24 hours." */
  answerWithinHours: 24,
} as const;
