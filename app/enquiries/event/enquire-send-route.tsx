import { redirect } from 'react-router';
import { scriptResponse } from '#app/forms/form-response.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/enquire-send-route.ts';
import { receiveEnquiry } from './receive-enquiry.ts';

/** Where the form's script posts to: the same as the page's own post, answered as data. */
export const handle: PageHandle = { page: { answersForeignOrigin: true } };

export function loader() {
  return redirect(paths.enquire());
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, enquiries } = context.get(servicesContext);
  const facts = { ...context.get(requestContext), secret: config.appSecret, submit: enquiries.submit };
  return scriptResponse(await receiveEnquiry(request, facts));
}
