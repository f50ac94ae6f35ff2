import { Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { PasskeyButton } from '#app/desk/sign-in/passkey-button.tsx';
import type { Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';

export function OwnPasskeys({ passkeys, now }: { passkeys: Awaited<ReturnType<Passkeys['list']>>; now: Date }) {
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>With a passkey you sign in by fingerprint, face or the PIN of your device, without a password or a code.</p>
      {passkeys.length > 0 ? (
        <ul className="plain-rows mb-6 border-t border-rule">
          {passkeys.map(({ id, name, since, lastUsed }) => (
            <li key={id}>
              <span>
                {name}
                <small>
                  {lastUsed ? `last used ${momentInWords(lastUsed, now)}` : `since ${momentInWords(since, now)}`}
                </small>
              </span>
              <Form method="post" reloadDocument>
                <input type="hidden" name="id" value={id} />
                <DeskButton name="do" value="remove-passkey" aria-label={`Remove the passkey ${name}`} label="Remove" />
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      <NewPasskey />
    </section>
  );
}

export function NewPasskey() {
  return (
    <Form method="post" className="grid gap-5" reloadDocument>
      <SignInField
        name="name"
        part="passkey"
        label="Name of the new passkey"
        hint="Such as “my phone”: it tells your passkeys apart."
        autoComplete="off"
        required
      />
      <PasskeyButton kind="make" value="add-passkey" label="Add a passkey" className="desk-button" />
      <noscript>
        <p>Adding a passkey needs a script, which this browser does not run.</p>
      </noscript>
    </Form>
  );
}
