import { resendTexts as texts } from './texts.ts';
import { type Unsent, unsentKey } from './unsent.ts';

/** Says that a form is unsent. */
export const unreachable = texts.unreachable;

/** Seconds before each further try; the last pause repeats itself. */
const pauses = [5, 10, 20, 40, 60, 120, 300] as const;

interface Resending {
  /** Resolves to false if the form is still unsent. */
  sendAgain: () => Promise<boolean>;
  /** Receives a sentence about the next try. */
  tellPause: (sentence: string | undefined) => void;
}

/**
 * Sends a form again by itself: after growing pauses, and whenever the browser is back online. Returns a function that
 * ends it.
 */
export function startResending({ sendAgain, tellPause }: Resending): () => void {
  let tries = 0;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan() {
    clearTimeout(timer);
    const seconds = pauses[Math.min(tries, pauses.length - 1)] ?? 300;
    tries += 1;
    tellPause(nextTryInWords(seconds));
    timer = setTimeout(attempt, seconds * 1000);
  }
  async function attempt() {
    clearTimeout(timer);
    const isSent = await sendAgain();
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
    tellPause(undefined);
  };
}

function nextTryInWords(seconds: number): string {
  const minutes = seconds / 60;
  return texts.nextTry(minutes < 1 ? texts.seconds(seconds) : texts.minutes(minutes));
}

/** A browser without storage forgets it when the page is loaded again. */
export function rememberUnsent(sendTo: string, unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(unsentKey(sendTo), JSON.stringify(unsent));
    else sessionStorage.removeItem(unsentKey(sendTo));
  } catch {}
}
