import { data, redirect } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { useKept } from '#app/features/desk/use-kept.ts';
import styles from '#app/features/desk-content/content.css?url';
import { ContentTabs, HotelTabs } from '#app/features/desk-content/content-tabs.tsx';
import { PictureForm } from '#app/features/desk-content/picture-form.tsx';
import { pictureUpload, pictureUploadHandle, postedPicture } from '#app/features/desk-content/picture-upload.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { contentKinds, contentPlans } from '#domain/editing/content-plans.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/desk-content-picture.ts';
import { contentAsked } from './content-draft.ts';

export const handle = pictureUploadHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta = ({ loaderData }: Route.MetaArgs) => deskMeta(`A new picture of ${loaderData?.label ?? 'it'}`);

/** The row that a new picture is for; 404 where there is none, or none that shows a picture. */
async function rowAsked(params: { kind: string; id: string }, context: Route.LoaderArgs['context']) {
  const { kind, id, principal } = contentAsked(params, context);
  const plan = contentPlans[contentKinds[kind]];
  const { editing } = context.get(servicesContext);
  const hasPicture = plan.fields.some((field) => field.kind === 'picture');
  const row = hasPicture ? await editing.read(principal, plan.entity, id) : null;
  if (!row) throw new Response('There is nothing at this address.', { status: 404 });
  return { kind, principal, plan, row, editing };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, principal, plan, row, editing } = await rowAsked(params, context);
  const hotel = plan.ofHotel && row.hotelId ? await editing.read(principal, 'hotels', row.hotelId) : null;
  return { kind, id: row.id, label: row.label, hotel: hotel && { id: hotel.id, label: hotel.label } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { kind, principal, plan, row, editing } = await rowAsked(params, context);
  const place = { entity: plan.entity, id: row.id, hotelId: row.hotelId };
  const result = await editing.pictures.receive(principal, place, postedPicture(request), pictureUpload.mostBytes);
  if (result.kind === 'stored') throw redirect(deskPaths.contentRow(kind, row.id, { changed: result.change }), 303);
  return data(result, { status: 422 });
}

/** A picture of one's own for a space, a dining venue, an experience or an offer. */
export default function DeskContentPicture({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKept(actionData);
  const { kind, id, label, hotel } = loaderData;
  return (
    <>
      <DeskHeading title={`A new picture of ${label}`} />
      {hotel ? <HotelTabs hotel={hotel} current={kind} /> : <ContentTabs current={kind} />}
      <TextLink to={deskPaths.contentRow(kind, id)}>{`Back to ${label}`}</TextLink>
      <PictureForm values={answer?.values ?? {}} errors={answer?.errors ?? {}} />
    </>
  );
}
