import type { FormAnswer } from '#app/forms/form-types.ts';
import type { PostForm } from '#app/forms/use-form.ts';

/** Milliseconds, enough for a CV of 5 MB over a slow mobile network. */
const limitMs = 5 * 60_000;

/**
 * Sends a form with its file and reports how much of it has been sent, from 0 to 1, which `fetch` cannot. Never
 * rejects, and does not try again by itself, because sending a file twice costs too much on a mobile network.
 */
export function postWithProgress(tell: (share: number | undefined) => void): PostForm {
  return (address, form) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const end = (answer: FormAnswer) => {
        tell(undefined);
        resolve(answer);
      };
      request.open('POST', address);
      request.timeout = limitMs;
      request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
      request.onerror = () => end({ kind: 'unreachable' });
      request.ontimeout = () => end({ kind: 'unreachable' });
      request.onload = () => end(answerOf(request.responseText));
      request.send(form);
    });
}

/** A balancer or a captive portal may answer in our place. */
function answerOf(text: string): FormAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'kind' in answer) return answer as FormAnswer;
  } catch {
    // The answer is not ours.
  }
  return { kind: 'failed' };
}
