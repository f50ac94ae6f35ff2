import type { FormReply } from '#app/features/forms/form-reply.ts';
import type { Variant } from '#domain/enquiry.ts';

/** Part 1, sections 4 and 8: each variant speaks of a failure in its own words. */
const titles: Record<Variant, string> = { home: 'Submission Error', enquiry: 'Submission Failed' };
const unexpected: Record<Variant, string> = {
  home: 'Failed to submit booking. Please try again.',
  enquiry: 'An unexpected error occurred',
};

const messages = {
  foreign: 'This form came to us from another site, so nothing was sent. Check it and send it from here.',
  unavailable: 'We could not store your enquiry just now. Everything you typed is still here: try again in a minute.',
  unreachable: 'We could not be reached. Everything you typed is still here: try again when you are back online.',
};

/** What stands on top of a form that is shown again. */
export function problemWords(problem: FormReply, variant: Variant): { title: string; message: string | undefined } {
  if (problem.kind === 'invalid') return { title: problem.summary, message: undefined };
  return { title: titles[variant], message: problem.kind === 'failed' ? unexpected[variant] : messages[problem.kind] };
}
