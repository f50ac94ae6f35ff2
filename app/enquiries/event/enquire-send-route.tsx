import { redirect } from 'react-router';
import { receiveForm, scriptResponse } from '#app/forms/server/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/enquire-send-route.ts';

/** Takes the post of the form's script: the same as the page's own post, answered as data. */
export const handle: PageHandle = { page: { answersForeignOrigin: true } };

export function loader() {
  return redirect(paths.enquire());
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, enquiries } = context.get(servicesContext);
  const facts = { ...context.get(requestContext), secret: config.appSecret };
  return scriptResponse(await receiveForm(request, enquiries, facts));
}
