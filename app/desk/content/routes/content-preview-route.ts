import { redirect } from 'react-router';
import { contentHandle } from '#app/desk/content/content-form.tsx';
import { pageOfPreview } from '#app/desk/content/server/preview.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { renderPageContext } from '#app/services.server.ts';
import type { Route } from './+types/content-preview-route.ts';
import { readContentParams, readDraft } from './read-draft.ts';

export const handle = contentHandle;

/** A preview needs a posted draft; without one it leads to the form. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = readContentParams(params, context);
  throw redirect(deskPaths.contentRow(kind, id));
}

const refusals = {
  invalid: 'Some fields are not right yet, so there is nothing to preview. Save says which ones.',
  conflict: 'Somebody else has changed this in the meantime. Reload the form.',
  gone: 'That no longer exists.',
};

/** Sends the page of the site as it would be after saving. Its scripts do not run and its forms cannot be sent. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const target = readContentParams(params, context);
  const result = await target.editing.preview(target.principal, await readDraft(request, target));
  if (result.kind !== 'shown')
    return new Response(refusals[result.kind], {
      status: result.kind === 'invalid' ? 422 : 409,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { path, answers } = pageOfPreview(result.preview);
  const page = await context.get(renderPageContext)(path, answers);
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy');
  headers.set('content-security-policy', [policy, 'sandbox allow-same-origin'].filter(Boolean).join('; '));
  return new Response(page.body, { status: page.status, headers });
}
