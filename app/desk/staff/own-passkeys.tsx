import { Form } from 'react-router';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { PasskeyButton } from '#app/desk/sign-in/passkey-button.tsx';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';

interface OwnPasskeysProps {
  /** Moments as ISO 8601. */
  passkeys: { id: string; name: string; since: string; lastUsed: string | null }[];
  now: Date;
}

/** The passkeys a person signs in with, and how they add or remove one. */
export function OwnPasskeys({ passkeys, now }: OwnPasskeysProps) {
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
                  {lastUsed
                    ? `last used ${momentInWords(new Date(lastUsed), now)}`
                    : `since ${momentInWords(new Date(since), now)}`}
                </small>
              </span>
              <Form method="post" reloadDocument>
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  name="do"
                  value="remove-passkey"
                  className="desk-button"
                  aria-label={`Remove the passkey ${name}`}
                >
                  Remove
                </button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      <NewPasskey />
    </section>
  );
}

/** The form that names a new passkey and has the device make it. */
export function NewPasskey() {
  return (
    <Form method="post" className="stacked-form" reloadDocument>
      <SignInField
        name="name"
        part="passkey"
        label="Name of the new passkey"
        hint="Such as “my phone”: it tells your passkeys apart."
        maxLength={60}
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
