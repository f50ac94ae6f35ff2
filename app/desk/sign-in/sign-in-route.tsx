import { data, Form, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { deskReturnPath } from '#app/desk/frame/desk-frame.tsx';
import { deskMeta } from '#app/desk/frame/desk-heading.tsx';
import type { SignInResult } from '#app/desk/sign-in/server/sign-in.server.ts';
import { cookieHeaders, readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/sign-in-route.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField, SignInField } from './sign-in-field.tsx';

export const meta: Route.MetaFunction = () => deskMeta('Sign in');

export async function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = await context.get(servicesContext).staff.whoAsks(readStaffRequest(request, context));
  if (signedIn) throw redirect(deskPaths.inbox());
  return { from: deskReturnPath(new URL(request.url).searchParams.get('from')) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const { staff } = context.get(servicesContext);
  const staffRequest = readStaffRequest(request, context);
  const code = form.get('code');
  const isPasskey = text('do') === 'passkey';
  const result = isPasskey
    ? await staff.withPasskey(staffRequest, text('passkey'))
    : code === null
      ? await staff.signIn(staffRequest, { email: text('email'), password: text('password') })
      : await staff.secondFactor(staffRequest, text('code'));
  if (result.kind === 'in') {
    throw redirect(deskReturnPath(text('from')), { status: 303, headers: cookieHeaders(result.cookies) });
  }
  const step = result.kind === 'second-factor' || code !== null ? 'code' : 'password';
  const headers = result.kind === 'second-factor' ? cookieHeaders(result.cookies) : new Headers();
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
  return step === 'code' ? 'That code is wrong or has expired.' : 'E-mail and password do not fit together.';
}

export default function DeskSignIn({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  if (actionData?.step === 'code') {
    return (
      <AuthLayout title="One more step" text="The six digits from your authenticator, or one of your recovery codes.">
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="from" value={from} />
          <SignInField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            error={problem}
            key="code"
          />
          <DeskButton look="entrance" label="Sign in" />
        </Form>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="The desk" text="For the people of Tivoli who answer our guests.">
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="from" value={from} />
        <SignInField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
        />
        <PasswordField name="password" label="Password" error={actionData?.isPasskey ? undefined : problem} />
        <DeskButton look="entrance" label="Sign in" />
        <TextLink to={deskPaths.forgotten()}>Forgotten your password?</TextLink>
      </Form>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="from" value={from} />
        {actionData?.isPasskey ? (
          <p className="field-error" role="alert">
            {problem}
          </p>
        ) : null}
        <PasskeyButton kind="answer" value="passkey" label="Sign in with a passkey" className="desk-button" />
      </Form>
    </AuthLayout>
  );
}
