import { Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { PasswordField, SignInField } from './sign-in-field.tsx';

interface SetUp {
  /** What the code to scan contains. */
  uri: string;
  code: { size: number; path: string };
  secret: string;
  codes: string[];
  /** What was wrong with the six digits that were typed. */
  problem: string | undefined;
}

interface SecondFactorProps {
  isOn: boolean;
  /** The values while it is being set up: the code to scan, the same code as letters, and the recovery codes. */
  setUp: SetUp | undefined;
}

/**
 * Switches the six digits of an authenticator app on or off. Somebody who needs more than a password
 * (STAFF_SECOND_FACTOR) must set up a new app at once after switching it off.
 */
export function SecondFactor({ isOn, setUp }: SecondFactorProps) {
  if (setUp) {
    return (
      <Form method="post" className="grid gap-5">
        <p>Scan this with your authenticator, or type the letters.</p>
        <svg
          className="w-48 bg-[#fff]"
          viewBox={`0 0 ${setUp.code.size} ${setUp.code.size}`}
          role="img"
          aria-label="Code to scan"
        >
          <path d={setUp.code.path} />
        </svg>
        <p className="totp-secret font-semibold wrap-anywhere">{setUp.secret}</p>
        <p>Keep these recovery codes on paper; each works once.</p>
        <ul className="columns-2">
          {setUp.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <input type="hidden" name="uri" value={setUp.uri} />
        <input type="hidden" name="codes" value={setUp.codes.join(' ')} />
        <SignInField
          name="code"
          label="The six digits it shows"
          error={setUp.problem}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <DeskButton name="do" value="confirm" look="dark" label="Switch it on" />
      </Form>
    );
  }
  return (
    <Form method="post" className="grid gap-5">
      <p>
        {isOn
          ? 'On: signing in asks for six digits as well.'
          : 'Off. With it, a stolen password alone is not enough to sign in.'}
      </p>
      <PasswordField name="password" label="Your password" part="factor" />
      <DeskButton name="do" value={isOn ? 'end-factor' : 'begin'} label={isOn ? 'Switch it off' : 'Set it up'} />
    </Form>
  );
}
