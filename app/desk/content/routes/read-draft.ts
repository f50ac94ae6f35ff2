import type { RouterContextProvider } from 'react-router';
import { type ContentKind, contentPlans, mayAdd, readContentKind } from '#app/desk/content/fields/content-kinds.ts';
import type { Editing } from '#app/desk/content/server/editing.server.ts';
import type { Draft } from '#app/desk/content/server/save-content.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';

interface ContentParams {
  kind: ContentKind;
  /** The row's id, or "new" for a new row. */
  id: string;
  principal: Principal;
  editing: Editing;
}

/** Returns the person who asks, and the row; 404 if there is no such kind, or this person may not edit content. */
export function readContentParams(
  params: { kind: string; id: string },
  context: Readonly<RouterContextProvider>,
): ContentParams {
  const { editing, principal } = deskContext(context, 'content');
  const kind = readContentKind(params.kind);
  const plan = kind && contentPlans[kind];
  if (!kind || (params.id === 'new' && (plan?.inGallery || !mayAdd(principal, kind))))
    throw new Response('There is nothing at this address.', { status: 404 });
  return { kind, id: params.id, principal, editing };
}

/** Reads a posted form as a draft of the row. */
export async function readDraft(request: Request, { kind, id }: Pick<ContentParams, 'kind' | 'id'>): Promise<Draft> {
  const form = await readPostedForm(request);
  const values: FormValues = Object.fromEntries(
    [...form].filter(([, value]) => typeof value === 'string'),
  ) as FormValues;
  const hotelId = values.hotel && /^[0-9a-f-]{36}$/.test(values.hotel) ? values.hotel : undefined;
  return { kind, id: id === 'new' ? null : id, values, version: values.version ?? '', hotelId };
}
