import { type MouseEvent, useEffect, useState } from 'react';
import { deskPaths } from '#app/desk-paths.ts';

interface PasskeyButtonProps {
  kind: 'make' | 'answer';
  /** The value that the form posts as `do`, if it posts one. */
  value?: string;
  /** The authenticator's answer is posted in this field. */
  field?: string;
  label: string;
  className: string;
}

/**
 * Sends its form once the authenticator has answered, with the answer in a hidden field. Without a script, or in a
 * browser without passkeys, the button is absent and the password remains.
 */
export function PasskeyButton({ kind, value, field: name = 'passkey', label, className }: PasskeyButtonProps) {
  const [isPossible, setPossible] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setPossible('PublicKeyCredential' in window), []);
  if (!isPossible) return null;

  const ask = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const button = event.currentTarget;
    const field = button.form?.elements.namedItem(name);
    if (!button.form?.reportValidity() || !(field instanceof HTMLInputElement)) return;
    setProblem(undefined);
    try {
      field.value = JSON.stringify(await answerOf(kind));
      button.form.requestSubmit(button);
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };

  return (
    <>
      <input type="hidden" name={name} />
      <button type="submit" {...(value && { name: 'do', value })} className={className} onClick={ask}>
        {label}
      </button>
      <p className="field-error" role="alert">
        {problem}
      </p>
    </>
  );
}

async function answerOf(kind: PasskeyButtonProps['kind']) {
  const path = kind === 'make' ? deskPaths.newPasskey() : deskPaths.passkeyChallenge();
  const [library, response] = await Promise.all([import('@simplewebauthn/browser'), fetch(path)]);
  if (!response.ok || response.redirected) throw new Error(`The challenge was not given: ${response.status}`);
  const optionsJSON = await response.json();
  return kind === 'make' ? library.startRegistration({ optionsJSON }) : library.startAuthentication({ optionsJSON });
}

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (name === 'NotAllowedError') return 'Nothing came from the passkey. Please try again, or use your password.';
  return 'That did not work. Please reload the page and try again, or use your password.';
}
