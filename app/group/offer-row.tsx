import { Link } from 'react-router';
import type { Offer } from '#app/catalogue/offer.ts';
import { Pair } from '#app/group/picture-beside-words.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { formatDay } from '#app/language/dates.ts';
import { formatInr } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { offerRowTexts as texts } from './texts.ts';

export interface ShownOffer extends Offer {
  /** Absent for an offer of the whole group. */
  hotelName?: string | undefined;
}

/** One offer beside its picture. The form of its enquiry is filled with the hotel, the event and the offer's name. */
export function OfferRow({ offer }: { offer: ShownOffer }) {
  const { slug, title, summary, description, terms, hotel, hotelName, eventType, validUntil, image } = offer;
  const price = offer.priceInr ? texts.from(formatInr(offer.priceInr)) : undefined;
  const enquiry = paths.enquire({
    offer: slug,
    ...(hotel && { venue: hotel }),
    ...(eventType && { event_type: eventType }),
  });
  return (
    <Pair labelledBy={`offer-${slug}`} picture={image}>
      {validUntil ? <Badge look="line">{texts.until(formatDay(validUntil))}</Badge> : null}
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
        <Link to={enquiry} className="button button-dark" aria-label={texts.enquireAbout(title)}>
          {texts.enquire}
        </Link>
        {hotel && hotelName ? <TextLink to={paths.hotel(hotel)}>{hotelName}</TextLink> : null}
      </p>
      {terms ? <p className="text-small measure mt-5 text-quiet">{terms}</p> : null}
    </Pair>
  );
}
