import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { OfferRow, type ShownOffer } from './offer-row.tsx';

/** The offers that are valid today, one below the other. */
export function OffersPage({ offers, picture }: { offers: ShownOffer[]; picture: Picture }) {
  return (
    <>
      <PageOpener
        title="Offers"
        text="For the season that is beginning. Each holds for the dates beside it."
        picture={picture}
      />
      <div className="on-cream wrap section-space">
        {offers.length === 0 ? (
          <div>
            <p className="text-heading">There is no offer at the moment.</p>
            <p className="mt-2 text-quiet">Tell us the day and the number of guests; every proposal is made for you.</p>
            <p className="mt-3">
              <TextLink to={paths.enquire()}>Enquire</TextLink>
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
    </>
  );
}
