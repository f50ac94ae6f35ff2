import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormAnswer } from './form-types.ts';
import { resendTexts as texts } from './texts.ts';

/** Milliseconds before a post that found no server is sent once more. */
const retryDelay = 1_000;

/** Milliseconds for one try: longer than the server takes to give up, with some time for a slow network. */
const tryLimitMs = 20_000;

const retriedKinds = new Set<FormAnswer['kind']>(['unreachable', 'unavailable', 'failed']);

/** Posts a form, and once more if nobody says why it failed: the server stores a submission once. Never rejects. */
export async function postForm(address: string, form: FormData): Promise<FormAnswer> {
  const answer = await postOnce(address, form);
  if (!retriedKinds.has(answer.kind)) return answer;
  await new Promise((resolve) => setTimeout(resolve, retryDelay));
  return postOnce(address, form);
}

async function postOnce(address: string, body: FormData): Promise<FormAnswer> {
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(tryLimitMs) });
  } catch {
    return { kind: 'unreachable' };
  }
  const answer: unknown = await response.json().catch(() => null);
  return isAnswer(answer) ? answer : { kind: 'failed' };
}

/** A balancer or a captive portal may answer in our place. */
function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}

/** Seconds before each further try; the last pause repeats itself. */
const pauses = [5, 10, 20, 40, 60, 120, 300] as const;

/**
 * Sends a form again by itself while it is unsent: after growing pauses, and whenever the browser is back online.
 * `resend` resolves to false if the form is still unsent. Returns a sentence about the next try.
 */
export function useResending(isUnsent: boolean, resend: () => Promise<boolean>): string | undefined {
  const [nextTry, setNextTry] = useState<string>();
  const sendAgain = useRef(resend);
  useEffect(() => {
    sendAgain.current = resend;
  });

  // The browser may be online again as soon as the message can be read, so this listens before it is painted.
  useLayoutEffect(() => {
    if (!isUnsent) return;
    let tries = 0;
    let hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function plan() {
      clearTimeout(timer);
      const seconds = pauses[Math.min(tries, pauses.length - 1)] ?? 300;
      tries += 1;
      setNextTry(nextTryInWords(seconds));
      timer = setTimeout(attempt, seconds * 1000);
    }
    async function attempt() {
      clearTimeout(timer);
      const isSent = await sendAgain.current();
      if (!isSent && !hasEnded) plan();
    }
    function startAnew() {
      tries = 0;
      attempt();
    }
    plan();
    addEventListener('online', startAnew);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      removeEventListener('online', startAnew);
      setNextTry(undefined);
    };
  }, [isUnsent]);

  return nextTry;
}

function nextTryInWords(seconds: number): string {
  const minutes = seconds / 60;
  return texts.nextTry(minutes < 1 ? texts.seconds(seconds) : texts.minutes(minutes));
}

/**
 * Makes an id for one filling of the form. Pages are cached and shared between visitors, so each browser makes its
 * own. `randomUUID` exists on secure pages only, and a site may be tried out over plain HTTP.
 */
export function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
