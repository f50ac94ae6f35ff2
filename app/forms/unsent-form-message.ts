import type { FormReply } from './form-types.ts';

const messages = {
  foreign: 'This form came to us from another site, so nothing was sent. Check it and send it from here.',
  unavailable: 'We could not store it just now. Everything you typed is still here: try again in a minute.',
  flood: 'Too many enquiries have come from your network just now. Please try again later.',
  unreachable:
    'We could not be reached. Everything you typed is still here, and is sent by itself once you are back online.',
};

/** Returns the text under the title of a form that is shown again; none if the fields say what is wrong. */
export function unsentFormMessage(problem: FormReply, unexpected: string): string | undefined {
  if (problem.kind === 'invalid') return undefined;
  return problem.kind === 'failed' ? unexpected : messages[problem.kind];
}
