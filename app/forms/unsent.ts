/** A form that could not be sent because nobody answered. It is stored for as long as the tab is open. */
export interface Unsent {
  /** The page and the form on it. */
  place: string;
  /** The same again, so that what did arrive after all is stored once. */
  submissionId: string;
}

export const unsentKey = (sendTo: string) => `unsent to ${sendTo}`;

/** Names a form on the page that is open. */
export function placeOf(formId: string): string {
  return `${location.pathname}#${formId}`;
}

/** Returns the submission id of the form at this place if it is unsent. */
export function unsentAt(sendTo: string, place: string): string | undefined {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(unsentKey(sendTo)) ?? 'null') as Partial<Unsent> | null;
    return unsent?.place === place ? unsent.submissionId : undefined;
  } catch {
    return undefined;
  }
}
