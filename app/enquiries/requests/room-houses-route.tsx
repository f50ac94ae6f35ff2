import { redirect } from 'react-router';
import { comesWithEvent, listedRooms, sellsRooms } from '#app/catalogue/room-list.ts';
import { OccasionChoice } from '#app/enquiries/occasion-choice.tsx';
import { findRoomHotel } from '#app/enquiries/requests/requests.server.ts';
import { mostVenueOptions } from '#app/enquiries/venue-options.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { townName } from '#app/language/town-name.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PictureRow } from '#app/ui/links/picture-row.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/room-houses-route.ts';
import { roomHousesTexts as texts } from './texts.ts';

export const handle: PageHandle = { page: { shared: true, query: { hotel: 'any' } }, ownStyles: 'brands' };

/** Redirects to the form of the hotel that the query names, if it has rooms to ask for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams.get('hotel');
  const found = asked ? await findRoomHotel(catalogue, asked) : undefined;
  if (found && 'canonicalSlug' in found) throw redirect(paths.requestRooms({ hotel: found.canonicalSlug }));
  if (found && 'hotel' in found && sellsRooms(found.property)) throw redirect(paths.requestRoom(found.hotel.slug));
  const hotels = (await catalogue.searchIndex()).value.map(({ property }) => property);
  const named = hotels.find(({ slug }) => slug === asked);
  context.set(pageFactsContext, {
    picture: picture('social/enquire'),
    trail: [[names.requestRoom, paths.requestRooms()]],
  });
  return {
    origin,
    picture: picture('home/experience-stays'),
    named: named && { slug: named.slug, name: named.name },
    withEvent: hotels
      .filter((hotel) => !sellsRooms(hotel) && hotel.rooms.some(comesWithEvent))
      .slice(0, mostVenueOptions)
      .map(({ slug, name, quickStats }) => ({ slug, text: texts.withEvent(name, Number(quickStats.rooms)) })),
    houses: hotels
      .filter(sellsRooms)
      .slice(0, mostVenueOptions)
      .map(({ slug, name, address, featuredImage, rooms, plan }) => ({
        slug,
        name,
        city: townName(address.city),
        picture:
          rooms.flatMap(({ images: [first] }) => (first?.origin === 'drawing' ? [first] : []))[0] ?? featuredImage,
        rooms: listedRooms(rooms, plan.fixedRooms).map((room) => room.name),
      })),
  };
}

export const meta = metaOf(texts.tabTitle, texts.description, paths.requestRooms());

export default function RoomHouses({ loaderData: { picture, named, houses, withEvent } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="brands" />
      <PageOpener title={texts.title} text={texts.text} picture={picture} />
      <section className="on-cream wrap section-space" aria-label={texts.title}>
        <OccasionChoice chosen="room" hotel={named?.slug} />
        {named ? <p className="measure mb-6">{texts.noRooms(named.name)}</p> : null}
        <ul className="house-cards">
          {houses.map(({ slug, name, city, picture, rooms }) => (
            <li key={slug}>
              <PictureRow to={paths.requestRoom(slug)} picture={picture} name={name} isCard>
                <span className="text-small mt-1 block text-quiet">{city}</span>
                <span {...contentLang(rooms[0])} className="text-small block text-accent">
                  {rooms.join(' · ')}
                </span>
              </PictureRow>
            </li>
          ))}
        </ul>
        {withEvent.map(({ slug, text }) => (
          <p key={slug} className="mt-8">
            {text}{' '}
            <PageLink to={paths.enquire({ venue: slug })} className="link">
              <span>{texts.askForEvent}</span>
            </PageLink>
          </p>
        ))}
      </section>
    </>
  );
}
