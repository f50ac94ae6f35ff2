import { Link } from 'react-router';
import type { Offer } from '#app/catalogue/offer.ts';
import { Pair } from '#app/group/picture-beside-words.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { formatDay } from '#app/language/dates.ts';
import { formatInr } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { AskedFor } from './asked-for.tsx';
import { offerRowTexts, offersPageTexts } from './texts.ts';

/** The offers that are valid today, one below the other. */
export function OffersPage({ offers, picture }: { offers: ShownOffer[]; picture: Picture }) {
  return (
    <>
      <PageOpener
        title={offersPageTexts.title}
        text={offers.length > 0 ? offersPageTexts.text : offersPageTexts.textOfNone}
        picture={picture}
      />
      <div className="on-cream wrap section-space">
        {offers.length === 0 ? (
          <div>
            <p className="text-heading">{offersPageTexts.none}</p>
            <p className="mt-2 text-quiet">{offersPageTexts.askAnyway}</p>
            <p className="mt-3">
              <TextLink to={paths.enquire()}>{offersPageTexts.enquire}</TextLink>
            </p>
          </div>
        ) : (
          <div className="pairs">
            {offers.map((offer) => (
              <OfferRow key={offer.slug} offer={offer} />
            ))}
          </div>
        )}
      </div>
      {offers.length === 0 ? <AskedFor /> : null}
    </>
  );
}

interface ShownOffer extends Offer {
  /** Absent for an offer of the whole group. */
  hotelName?: string | undefined;
}

/** One offer beside its picture. The form of its enquiry is filled with the hotel, the event and the offer's name. */
function OfferRow({ offer }: { offer: ShownOffer }) {
  const { slug, title, summary, description, terms, hotel, hotelName, eventType, validUntil, image } = offer;
  const price = offer.priceInr ? offerRowTexts.from(formatInr(offer.priceInr)) : undefined;
  const enquiry = paths.enquire({
    offer: slug,
    ...(hotel && { venue: hotel }),
    ...(eventType && { event_type: eventType }),
  });
  return (
    <Pair labelledBy={`offer-${slug}`} picture={image}>
      {validUntil ? <Badge look="line">{offerRowTexts.until(formatDay(validUntil))}</Badge> : null}
      <h2 id={`offer-${slug}`} className="text-heading mt-4">
        {title}
        <SampleMark of={offer} />
      </h2>
      <p {...contentLang(summary)} className="text-lead measure mt-3">
        {summary}
      </p>
      {description ? (
        <p {...contentLang(description)} className="measure mt-3 text-quiet">
          {description}
        </p>
      ) : null}
      {[price, offer.priceNote].some(Boolean) ? (
        <p className="figures mt-4 font-semibold">{[price, offer.priceNote].filter(Boolean).join(' · ')}</p>
      ) : null}
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
        <Link to={enquiry} className="button button-dark" aria-label={offerRowTexts.enquireAbout(title)}>
          {offerRowTexts.enquire}
        </Link>
        {hotel && hotelName ? <TextLink to={paths.hotel(hotel)}>{hotelName}</TextLink> : null}
      </p>
      {terms ? <p className="text-small measure mt-5 text-quiet">{terms}</p> : null}
    </Pair>
  );
}
