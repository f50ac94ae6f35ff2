import { data, redirect } from 'react-router';
import { ContentTabs, HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { PictureForm, pictureUploadHandle, postedPicture } from '#app/desk/content/picture-form.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/content-picture-route.ts';
import { readContentParams } from './read-draft.ts';

export const handle = pictureUploadHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => deskMeta(`A new picture of ${loaderData?.label ?? 'it'}`);

/** Returns the row that a new picture is for; 404 if there is none, or none that shows a picture. */
async function rowAsked(params: { kind: string; id: string }, context: Route.LoaderArgs['context']) {
  const { kind, id, principal, editing } = readContentParams(params, context);
  const plan = contentPlans[kind];
  const hasPicture = plan.fields.some((field) => field.kind === 'picture');
  const row = hasPicture ? await editing.read(principal, kind, id) : null;
  if (!row) throw new Response('There is nothing at this address.', { status: 404 });
  return { kind, principal, plan, row, editing };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, principal, plan, row, editing } = await rowAsked(params, context);
  const hotel = plan.ofHotel && row.hotelId ? await editing.read(principal, 'hotels', row.hotelId) : null;
  return { kind, id: row.id, label: row.label, hotel: hotel && { id: hotel.id, label: hotel.label } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { kind, principal, row, editing } = await rowAsked(params, context);
  const place = { kind, id: row.id, hotelId: row.hotelId };
  const result = await editing.receivePicture(principal, place, postedPicture(request));
  if (result.kind === 'stored') throw redirect(deskPaths.contentRow(kind, row.id, { changed: result.change }), 303);
  return data(result, { status: 422 });
}

/** The page that uploads a picture for a space, a dining venue, an experience or an offer. */
export default function DeskContentPicture({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { kind, id, label, hotel } = loaderData;
  return (
    <>
      <DeskHeading title={`A new picture of ${label}`} />
      {hotel ? <HotelTabs hotel={hotel} current={kind} /> : <ContentTabs current={kind} />}
      <TextLink to={deskPaths.contentRow(kind, id)}>{`Back to ${label}`}</TextLink>
      <PictureForm values={answer?.values} errors={answer?.errors} />
    </>
  );
}
