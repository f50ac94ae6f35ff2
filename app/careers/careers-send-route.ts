import { redirect } from 'react-router';
import { applicationLimits } from '#app/careers/application-limits.ts';
import { scriptResponse } from '#app/forms/answer-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import type { Route } from './+types/careers-send-route.ts';
import { receiveApplication } from './receive-application.ts';

/** Takes the post of the application's script: the same as the page's own post, answered as data. */
export const handle: PageHandle = {
  page: { answersForeignOrigin: true, streamsBody: true, maxBodyBytes: applicationLimits.bodyBytes },
};

export function loader() {
  return redirect(paths.careers());
}

export async function action(args: Route.ActionArgs) {
  return scriptResponse(await receiveApplication(args));
}
