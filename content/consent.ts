/**
 * The one sentence at every form, and the name under which an agreement to it is stored. Whoever changes the sentence
 * must change the version.
 */
export const consent = {
  version: '2026-11',
  sentence: 'By sending this you agree that we use these details to answer you, as described in our',
  link: 'privacy notice',
  end: '.',
} as const;
