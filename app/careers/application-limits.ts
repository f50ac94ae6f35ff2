/** The limits of a job application. Lengths in characters, sizes in bytes. */
export const applicationLimits = {
  cvBytes: 5 * 1024 * 1024,
  cvTypes: ['.pdf', '.doc', '.docx'],
  address: 1000,
  motivation: 4000,
  coverLetter: 8000,
  /** The limit of the whole posted form. A CV that is too large is still read, so that the form can be shown again. */
  bodyBytes: 16 * 1024 * 1024,
} as const;
