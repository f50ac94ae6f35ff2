import type { SubmitResult } from '#app/forms/form-types.ts';
import type { FormCounts, FormName } from './form-counts.server.ts';

/** Is called once the result of a form is known. */
export type AfterSubmit = (form: FormName, result: SubmitResult) => void;

interface Parts {
  counts: FormCounts;
  /** Notifies the open desks that something new has come. */
  notifyDesk: () => void;
  /** Checks again whether the site can store anything. */
  checkReadiness: () => void;
}

/** Counts the result, notifies the open desks of what is new, and checks the readiness if nothing could be stored. */
export function createAfterSubmit({ counts, notifyDesk, checkReadiness }: Parts): AfterSubmit {
  return (form, result) => {
    counts.add(form, result);
    if (result.kind === 'stored' && !result.repeated) notifyDesk();
    if (result.kind === 'unavailable') checkReadiness();
  };
}
