import { data, Form, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { passwordProblem } from '#app/desk/sign-in/server/password-problem.server.ts';
import { readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/welcome-route.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './sign-in-field.tsx';

export const meta: Route.MetaFunction = () => deskMeta('Your password');

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const owner = await context.get(servicesContext).staff.whoseLink(token);
  return data({ token, email: owner?.email ?? null }, { status: owner ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const [token, password] = [String(form.get('token')), String(form.get('password') ?? '')];
  const { staff } = context.get(servicesContext);
  const owner = await staff.whoseLink(token);
  const problem = owner && (await passwordProblem(password, owner));
  if (problem) return data({ problem }, { status: 422 });
  if (owner && (await staff.setPassword(readStaffRequest(request, context), token, password)))
    throw redirect(deskPaths.signIn(), 303);
  return data({ problem: 'This link has expired. Ask for another one.' }, { status: 410 });
}

export default function DeskWelcome({ loaderData: { token, email }, actionData }: Route.ComponentProps) {
  if (!email) {
    return (
      <AuthLayout
        title="This link has expired"
        text="It was used already, or its time has passed. Ask for another one."
      >
        <TextLink to={deskPaths.forgotten()}>Ask for a new link</TextLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Your password" text={`For ${email}. You sign in with it at the desk.`}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
        <PasswordField name="password" label="New password" newHint="a sentence is good." error={actionData?.problem} />
        <DeskButton look="entrance" label="Save this password" />
      </Form>
    </AuthLayout>
  );
}
