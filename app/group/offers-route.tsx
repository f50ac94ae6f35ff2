import { Link } from 'react-router';
import { contentLang } from '#app/language/content-lang.ts';
import { formatDay } from '#app/language/dates.ts';
import { formatInr } from '#app/language/money.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { offerThing } from '#app/shell/head/list-head.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/offers-route.ts';
import { AskedFor } from './asked-for.tsx';
import { offersPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const offers = await catalogue.offers();
  const slugs = [...new Set(offers.value.flatMap(({ hotel }) => hotel ?? []))];
  const hotels = await catalogue.hotelsWithDetails({ slugs, most: slugs.length });
  const hotelNames = new Map(hotels.value.map(({ slug, name }) => [slug, name]));
  context.set(pageFactsContext, {
    picture: picture('social/offers'),
    trail: [[names.offers, paths.offers()]],
    things: offers.value.map((offer) => offerThing(offer, origin)),
  });
  return {
    origin,
    picture: picture('tivoli-royal-palace/gallery-5'),
    offers: offers.value.map((offer) => ({ ...offer, hotelName: offer.hotel && hotelNames.get(offer.hotel) })),
  };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(`${names.offers} – Tivoli`, texts.description, paths.offers());

/** The offers that are valid today, one below the other. */
export default function Offers({ loaderData: { offers, picture } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      {offers.length === 0 ? (
        <>
          <PageOpener title={names.offers} text={texts.none} picture={picture}>
            <Link to={paths.enquire()} className="button button-gold">
              {texts.enquire}
            </Link>
          </PageOpener>
          <AskedFor />
        </>
      ) : (
        <>
          <PageOpener title={names.offers} text={texts.text} picture={picture} />
          <div className="offers on-cream wrap section-space">
            {offers.map((offer, place) => (
              <OfferRow key={offer.slug} offer={offer} isFirst={place === 0} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

interface OfferRowProps {
  offer: Route.ComponentProps['loaderData']['offers'][number];
  /** Only the first offer has a filled button. */
  isFirst: boolean;
}

/** One offer beside its picture. The form of its enquiry is filled with the hotel, the event and the offer's name. */
function OfferRow({ offer, isFirst }: OfferRowProps) {
  const { slug, title, summary, description, terms, hotel, hotelName, eventType, validUntil, image } = offer;
  const price = offer.priceInr ? texts.from(formatInr(offer.priceInr)) : undefined;
  const enquiry = paths.enquire({
    offer: slug,
    ...(hotel && { venue: hotel }),
    ...(eventType && { event_type: eventType }),
  });
  return (
    <article className="offer" aria-labelledby={`offer-${slug}`}>
      <Picture picture={image} shown={{ phone: 100, tablet: 50, desktop: 51, atMost: 740 }} crop="3:2" alt="" />
      <div>
        {validUntil ? <Badge look="line">{texts.until(formatDay(validUntil))}</Badge> : null}
        <h2 id={`offer-${slug}`} className="text-heading mt-4">
          {title}
          <SampleMark of={offer} />
        </h2>
        <p {...contentLang(summary)} className="text-lead measure mt-3">
          {summary}
        </p>
        {description ? (
          <p {...contentLang(description)} className="offer-more measure mt-3 text-quiet">
            {description}
          </p>
        ) : null}
        {[price, offer.priceNote].some(Boolean) ? (
          <p className="figures mt-4 font-semibold">{[price, offer.priceNote].filter(Boolean).join(' · ')}</p>
        ) : null}
        <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Link to={enquiry} className={isFirst ? 'button button-dark' : 'link'} aria-label={texts.enquireAbout(title)}>
            <span>{texts.enquire}</span>
          </Link>
          {hotel && hotelName ? (
            <TextLink to={paths.hotel(hotel)}>
              <span {...contentLang(hotelName)}>{hotelName}</span>
            </TextLink>
          ) : null}
        </p>
        {terms ? <p className="text-small measure mt-5 text-quiet">{terms}</p> : null}
      </div>
    </article>
  );
}
