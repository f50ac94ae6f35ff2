import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { AskedFor } from './asked-for.tsx';
import { OfferRow, type ShownOffer } from './offer-row.tsx';
import { offersPageTexts as texts } from './texts.ts';

/** The offers that are valid today, one below the other. */
export function OffersPage({ offers, picture }: { offers: ShownOffer[]; picture: Picture }) {
  return (
    <>
      <PageOpener title={texts.title} text={offers.length > 0 ? texts.text : texts.textOfNone} picture={picture} />
      <div className="on-cream wrap section-space">
        {offers.length === 0 ? (
          <div>
            <p className="text-heading">{texts.none}</p>
            <p className="mt-2 text-quiet">{texts.askAnyway}</p>
            <p className="mt-3">
              <TextLink to={paths.enquire()}>{texts.enquire}</TextLink>
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
