import { data, redirect } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { useKept } from '#app/features/desk/use-kept.ts';
import styles from '#app/features/desk-content/content.css?url';
import { ContentNotice, readNotice } from '#app/features/desk-content/content-notice.tsx';
import { HotelTabs } from '#app/features/desk-content/content-tabs.tsx';
import { Gallery } from '#app/features/desk-content/gallery.tsx';
import { PictureForm } from '#app/features/desk-content/picture-form.tsx';
import { pictureUpload, pictureUploadHandle, postedPicture } from '#app/features/desk-content/picture-upload.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-content-pictures.ts';

export const handle = pictureUploadHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(`Pictures of ${loaderData?.hotel.label ?? 'a hotel'}`);
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'content');
  const { editing } = context.get(servicesContext);
  const hotel = await editing.read(principal, 'hotels', params.hotel);
  if (!hotel) throw new Response('There is no such hotel.', { status: 404 });
  return {
    hotel: { id: hotel.id, label: hotel.label },
    pictures: await editing.pictures.ofHotel(principal, hotel.id),
    notice: readNotice(new URL(request.url).searchParams),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'content');
  const { editing } = context.get(servicesContext);
  const place = { hotelId: params.hotel };
  const result = await editing.pictures.receive(principal, place, postedPicture(request), pictureUpload.mostBytes);
  if (result.kind === 'stored') throw redirect(deskPaths.gallery(params.hotel, { changed: result.change }), 303);
  return data(result, { status: 422 });
}

const walls = [
  { value: 'gallery', label: 'In the gallery' },
  { value: 'hero', label: 'Over the page' },
];

/** What hangs in a hotel's gallery and over its page. */
export default function DeskContentPictures({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKept(actionData);
  const { hotel, pictures, notice } = loaderData;
  const back = deskPaths.gallery(hotel.id);
  const wall = (type: 'gallery' | 'hero') => pictures.filter((picture) => picture.type === type);
  return (
    <>
      <DeskHeading title={`Pictures of ${hotel.label}`} />
      <HotelTabs hotel={hotel} current="pictures" />
      {answer ? null : <ContentNotice notice={notice} back={back} />}
      <Gallery title="Gallery" pictures={wall('gallery')} hotelId={hotel.id} back={back} />
      <Gallery title="Over the page" pictures={wall('hero')} hotelId={hotel.id} back={back} />
      <PictureForm values={answer?.values ?? {}} errors={answer?.errors ?? {}} walls={walls} />
    </>
  );
}
