import { data, Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readEmail } from '#app/forms/form-rules.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/forgotten-password-route.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignInField } from './sign-in-field.tsx';

export const meta: Route.MetaFunction = () => deskMeta('A new password');

export function loader({ context }: Route.LoaderArgs) {
  return { mailsLinks: context.get(servicesContext).staff.mailsLinks };
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await readPostedForm(request)).get('email') ?? '');
  const read = readEmail(email);
  if ('problem' in read) return data({ problem: read.problem, email }, { status: 422 });
  const result = await context.get(servicesContext).staff.recover(readStaffRequest(request, context), email);
  if (result.kind === 'asked') return data({ problem: null, email });
  const problem = `Too many links were asked for from here. Please wait ${Math.ceil(result.seconds / 60)} minutes.`;
  return data({ problem, email }, { status: 429, headers: { 'retry-after': String(result.seconds) } });
}

const noLinks =
  'This site does not send links by e-mail yet. An administrator makes one for you under Staff; the operator of the site makes one for an administrator with “npm run staff add” and the e-mail.';
const onItsWay =
  'If this e-mail address belongs to somebody at the desk, a link is on its way. It works once, within an hour.';

export default function DeskForgotten({ loaderData: { mailsLinks }, actionData }: Route.ComponentProps) {
  const back = <TextLink to={deskPaths.signIn()}>Back to signing in</TextLink>;
  const isAsked = actionData && !actionData.problem;
  if (!mailsLinks || isAsked) {
    return (
      <AuthLayout title={mailsLinks ? 'Check your e-mail' : 'A new password'} text={mailsLinks ? onItsWay : noLinks}>
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="A new password" text="We mail you a link that works once.">
      <Form method="post" className="grid gap-5">
        <SignInField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
          error={actionData?.problem ?? undefined}
        />
        <DeskButton look="entrance" label="Mail me a link" />
        {back}
      </Form>
    </AuthLayout>
  );
}
