import { data, redirect } from 'react-router';
import { ContentTabs, HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { PictureForm, pictureUploadHandle, postedPicture } from '#app/desk/content/picture-form.tsx';
import { thumbnail } from '#app/desk/content/stored-picture.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/content-picture-route.ts';
import { readContentParams } from './read-draft.ts';

export const handle = pictureUploadHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => deskMeta(loaderData?.title ?? 'A new picture');

/**
 * Returns the row that a new picture is for, or the draft of a new row; 404 if there is none, or none that shows a
 * picture. The picture of a hotel is the first one over its page.
 */
async function rowAsked({ params, request, context }: Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>) {
  const { kind, id, principal, editing } = readContentParams(params, context);
  const plan = contentPlans[kind];
  const row = await editing.read(principal, kind, id);
  if (kind === 'hotels' && row) {
    const first = (await editing.gallery(principal, id)).find(({ type }) => type === 'hero');
    throw redirect(first ? deskPaths.contentPicture('gallery-items', first.id) : deskPaths.gallery(id));
  }
  const asked = id === 'new' ? new URL(request.url).searchParams.get('draft') : null;
  const draft = asked ? await editing.draftOf(principal, { id: asked }) : null;
  const isNew = draft?.kind === kind && draft.rowId === null;
  const of = isNew ? { ...draft, pictureId: draft.fields.image_id } : row;
  const hasPicture = kind === 'gallery-items' || plan.fields.some((field) => field.kind === 'picture');
  if (!of || !hasPicture) throw new Response('There is nothing at this address.', { status: 404 });
  return { kind, principal, plan, row: of, isDraft: isNew, editing };
}

export async function loader(args: Route.LoaderArgs) {
  const { kind, principal, plan, row, isDraft, editing } = await rowAsked(args);
  const hotel = plan.ofHotel && row.hotelId ? await editing.read(principal, 'hotels', row.hotelId) : null;
  const former = row.pictureId ? await editing.read(principal, 'pictures', row.pictureId) : null;
  return {
    kind,
    title: kind === 'gallery-items' && former ? `Replace “${former.label}”` : `A new picture of ${row.label}`,
    back: pageOf(kind, row, isDraft),
    hotel: hotel && { id: hotel.id, label: hotel.label },
    former,
  };
}

export async function action(args: Route.ActionArgs) {
  const { kind, principal, row, isDraft, editing } = await rowAsked(args);
  const place = { kind, id: row.id, hotelId: row.hotelId, isDraft };
  const result = await editing.receivePicture(principal, place, postedPicture(args.request));
  if (result.kind === 'stored') throw redirect(pageOf(kind, row, isDraft, { changed: result.change }), 303);
  return data(result, { status: 422 });
}

/** The address of the page that shows the picture of a row. */
function pageOf(kind: string, { id, hotelId }: { id: string; hotelId: string | null }, isDraft: boolean, of = {}) {
  if (isDraft) return deskPaths.contentRow(kind, 'new', { ...(hotelId && { hotel: hotelId }), draft: id });
  return kind === 'gallery-items' ? deskPaths.gallery(hotelId ?? '', of) : deskPaths.contentRow(kind, id, of);
}

/** The page that uploads a picture for a space, a dining venue, an experience or an offer, or in the place of another. */
export default function DeskContentPicture({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { kind, title, back, hotel, former } = loaderData;
  // The centre stays that of the former picture; what the new one shows is asked.
  const { focal_x = '50', focal_y = '50' } = former?.values ?? {};
  return (
    <>
      <DeskHeading title={title} />
      {hotel ? <HotelTabs hotel={hotel} current={kind} /> : <ContentTabs current={kind} />}
      <TextLink to={back}>Back, without a new picture</TextLink>
      {former?.picture ? (
        <figure className="mt-4 max-w-80">
          <img src={thumbnail(former.picture.key)} alt={former.label} width={320} height={240} />
          <figcaption className="mt-2 text-quiet">
            The new picture takes the place of this one, which can be brought back by “Undo”.
          </figcaption>
        </figure>
      ) : null}
      <PictureForm values={answer?.values ?? { focal_x, focal_y }} errors={answer?.errors} />
    </>
  );
}
