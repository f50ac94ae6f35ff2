import { data, Form, redirect } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { DoorField } from '#app/features/desk/door-field.tsx';
import { DoorPage } from '#app/features/desk/door-page.tsx';
import { PasskeyButton } from '#app/features/desk/passkey-button.tsx';
import { withinDesk } from '#app/features/desk/within-desk.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { servicesContext } from '#server/services.ts';
import { askedBy } from '#server/staff/guard.ts';
import type { SignInResult } from '#server/staff/sign-in.ts';
import type { Route } from './+types/desk-sign-in.ts';

export const meta: Route.MetaFunction = () => deskMeta('Sign in');

export async function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = await context.get(servicesContext).staff.whoAsks(askedBy(request, context));
  if (signedIn) throw redirect(deskPaths.inbox());
  return { from: withinDesk(new URL(request.url).searchParams.get('from')) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const { staff } = context.get(servicesContext);
  const asked = askedBy(request, context);
  const code = form.get('code');
  const isPasskey = text('do') === 'passkey';
  const result = isPasskey
    ? await staff.withPasskey(asked, text('passkey'))
    : code === null
      ? await staff.signIn(asked, { email: text('email'), password: text('password') })
      : await staff.secondFactor(asked, text('code'));
  if (result.kind === 'in') {
    throw redirect(withinDesk(text('from')), { status: 303, headers: cookiesOf(result.cookies) });
  }
  const step = result.kind === 'second-factor' || code !== null ? 'code' : 'password';
  const headers = result.kind === 'second-factor' ? cookiesOf(result.cookies) : new Headers();
  if (result.kind === 'wait') headers.set('retry-after', String(result.seconds));
  const status = { 'second-factor': 200, refused: 422, wait: 429 }[result.kind];
  const problem = problemOf(result, isPasskey ? 'passkey' : step);
  return data({ step, problem, email: text('email'), isPasskey } as const, { status, headers });
}

function problemOf(
  result: Exclude<SignInResult, { kind: 'in' }>,
  step: 'code' | 'password' | 'passkey',
): string | undefined {
  if (result.kind === 'wait') return `Too many tries. Please wait ${Math.ceil(result.seconds / 60)} minutes.`;
  if (result.kind !== 'refused') return undefined;
  if (step === 'passkey') return 'This passkey is not known here, or it took too long. Please try again.';
  return step === 'code' ? 'That code is not right, or its time is over.' : 'E-mail and password do not fit together.';
}

function cookiesOf(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
}

export default function DeskSignIn({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  if (actionData?.step === 'code') {
    return (
      <DoorPage title="One more step" text="The six digits from your authenticator, or one of your spare codes.">
        <Form method="post" className="door-form">
          <input type="hidden" name="from" value={from} />
          <DoorField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            required
            autoFocus
            error={problem}
            key="code"
          />
          <button type="submit" className="button button-dark">
            Sign in
          </button>
        </Form>
      </DoorPage>
    );
  }
  return (
    <DoorPage title="The desk" text="For the people of Tivoli who answer our guests.">
      <Form method="post" className="door-form">
        <input type="hidden" name="from" value={from} />
        <DoorField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
        />
        <DoorField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={actionData?.isPasskey ? undefined : problem}
        />
        <button type="submit" className="button button-dark">
          Sign in
        </button>
        <TextLink to={deskPaths.forgotten()}>Forgotten your password?</TextLink>
      </Form>
      <Form method="post" className="door-form">
        <input type="hidden" name="from" value={from} />
        {actionData?.isPasskey ? (
          <p className="field-error" role="alert">
            {problem}
          </p>
        ) : null}
        <PasskeyButton kind="answer" value="passkey" label="Sign in with a passkey" className="desk-button" />
      </Form>
    </DoorPage>
  );
}
