const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that the visitor's browser gave this form, or null where no script did. */
export function submissionIdOf(text: string): string | null {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : null;
}
