import { redirect } from 'react-router';
import { receiveApplication } from '#app/features/careers/receive-application.ts';
import { scriptResponse } from '#app/features/forms/form-response.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { applicationLimits } from '#domain/constants.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/careers-send.ts';

/** Where the application's script posts to: the same as the page's own post, answered as data. */
export const handle: PageHandle = {
  page: { answersForeignOrigin: true, streamsBody: true, maxBodyBytes: applicationLimits.bodyBytes },
};

export function loader() {
  return redirect(paths.careers());
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, applications } = context.get(servicesContext);
  const facts = { ...context.get(requestContext), secret: config.appSecret, receive: applications.receive };
  return scriptResponse(await receiveApplication(request, facts));
}
