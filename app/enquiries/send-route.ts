import { data, redirect } from 'react-router';
import { scriptResponse } from '#app/forms/answer-form.server.ts';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/send-route.ts';

/** Takes what the forms' scripts post, which is the same as a form posts to its page, and answers with data. */
export const handle: PageHandle = { page: { answersForeignOrigin: true } };

/** The address of the event enquiry has no form's name in it. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(params.form ? paths.home() : paths.enquire());
}

export async function action(args: Route.ActionArgs) {
  const forms = new Map(Object.entries(args.context.get(servicesContext).receivers));
  const form = forms.get(args.params.form ?? 'enquiry');
  if (!form) throw data(null, { status: 404 });
  return scriptResponse(await receiveForm(args, form));
}
