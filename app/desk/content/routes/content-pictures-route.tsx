import { data, Link, redirect } from 'react-router';
import { ActButton, ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { PictureForm, pictureUploadHandle, postedPicture } from '#app/desk/content/picture-form.tsx';
import type { GalleryPicture } from '#app/desk/content/server/gallery.server.ts';
import { thumbnail } from '#app/desk/content/stored-picture.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/content-pictures-route.ts';

export const handle = pictureUploadHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(`Pictures of ${loaderData?.hotel.label ?? 'a hotel'}`);
}

/** Returns the hotel whose pictures are asked for; 404 if there is none, or this person does not edit it. */
async function hotelAsked(params: { hotel: string }, context: Route.LoaderArgs['context']) {
  const { editing, principal } = deskContext(context, 'content');
  const hotel = await editing.read(principal, 'hotels', params.hotel);
  if (!hotel) throw new Response('There is no such hotel.', { status: 404 });
  return { editing, principal, hotel };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { editing, principal, hotel } = await hotelAsked(params, context);
  return {
    hotel: { id: hotel.id, label: hotel.label },
    spaces: (await editing.list(principal, 'spaces', hotel.id)).rows,
    pictures: await editing.gallery(principal, hotel.id),
    notice: readNotice(new URL(request.url).searchParams),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { editing, principal } = await hotelAsked(params, context);
  const result = await editing.receivePicture(principal, { hotelId: params.hotel }, postedPicture(request));
  if (result.kind === 'stored') throw redirect(deskPaths.gallery(params.hotel, { changed: result.change }), 303);
  return data(result, { status: 422 });
}

const galleries = [
  { value: 'gallery', label: 'In the gallery' },
  { value: 'hero', label: 'At the top of the page' },
];
/** A space shows them after the picture of its own form. */
const ofSpace = (name: string) => `Further pictures of ${name}`;

export default function DeskContentPictures({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { hotel, spaces, pictures, notice } = loaderData;
  const back = deskPaths.gallery(hotel.id);
  const inGallery = (type: GalleryPicture['type']) => pictures.filter((picture) => picture.type === type);
  return (
    <>
      <DeskHeading title={`Pictures of ${hotel.label}`} />
      <HotelTabs hotel={hotel} current="pictures" />
      {answer ? null : <ContentNotice notice={notice} back={back} />}
      <Gallery title="At the top of the page" pictures={inGallery('hero')} hotelId={hotel.id} back={back} />
      <Gallery title="Gallery" pictures={inGallery('gallery')} hotelId={hotel.id} back={back} />
      {spaces
        .filter(({ id }) => inGallery(id).length > 0)
        .map(({ id, label }) => (
          <Gallery key={id} title={ofSpace(label)} pictures={inGallery(id)} hotelId={hotel.id} back={back} />
        ))}
      <PictureForm
        values={answer?.values}
        errors={answer?.errors}
        galleries={[...galleries, ...spaces.map(({ id, label }) => ({ value: id, label: ofSpace(label) }))]}
      />
    </>
  );
}

interface GalleryProps {
  title: string;
  pictures: GalleryPicture[];
  hotelId: string;
  back: string;
}

function Gallery({ title, pictures, hotelId, back }: GalleryProps) {
  return (
    <section className="figure-part">
      <h2>{title}</h2>
      {pictures.length === 0 ? <p className="max-w-[60ch] text-quiet">There is no picture here yet.</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-y-8 gap-x-6 mt-4">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <img
              className="w-full h-auto aspect-4/3 object-cover bg-sand"
              src={thumbnail(picture.key)}
              alt={picture.alt}
              width={320}
              height={240}
              loading="lazy"
            />
            <p className="min-h-12 my-2 leading-5.5">
              {picture.alt || 'No description yet'}
              {picture.isFeatured ? (
                <strong className="block text-deep font-semibold"> On the hotel’s cards</strong>
              ) : null}
            </p>
            <div className="flex flex-wrap items-center gap-1.5">
              <ActButton
                values={{ intent: 'move', place: picture.id, direction: 'up' }}
                back={back}
                label={`Move “${picture.alt}” forward`}
                look="square"
                disabled={index === 0}
              >
                <Icon name="left" className="size-4" />
              </ActButton>
              <ActButton
                values={{ intent: 'move', place: picture.id, direction: 'down' }}
                back={back}
                label={`Move “${picture.alt}” back`}
                look="square"
                disabled={index === pictures.length - 1}
              >
                <Icon name="right" className="size-4" />
              </ActButton>
              <Link
                className="content-link"
                to={deskPaths.contentPicture('gallery-items', picture.id)}
                aria-label={`Replace “${picture.alt}”`}
              >
                Replace
              </Link>
              <Link
                className="content-link"
                to={deskPaths.contentRow('pictures', picture.mediaId)}
                aria-label={`Edit “${picture.alt}”`}
              >
                Edit
              </Link>
              {picture.type === 'gallery' ? (
                <Link
                  className="content-link"
                  to={deskPaths.contentRow('gallery-items', picture.id)}
                  aria-label={`Words and film of “${picture.alt}”`}
                >
                  Words and film
                </Link>
              ) : null}
              {picture.isFeatured ? null : (
                <ActButton
                  values={{ intent: 'feature', hotel: hotelId, media: picture.mediaId }}
                  back={back}
                  label={`On cards: “${picture.alt}”`}
                >
                  On cards
                </ActButton>
              )}
              <ActButton values={{ intent: 'remove', place: picture.id }} back={back} label={`Remove “${picture.alt}”`}>
                Remove
              </ActButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
