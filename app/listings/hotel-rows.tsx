import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { HotelRow } from './hotel-row.tsx';
import { hotelRowsTexts as texts } from './texts.ts';

interface HotelRowsProps {
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  problem?: string | undefined;
  at: ListPage;
  /** Whether each hotel is a card with a large picture. */
  areCards?: boolean;
}

export function HotelRows(props: HotelRowsProps) {
  return (
    <PartBoundary key={props.hotels?.map(({ slug }) => slug).join()} failed={() => texts.unable}>
      <ListedHotels {...props} />
    </PartBoundary>
  );
}

function ListedHotels({ hotels, problem, at, areCards }: HotelRowsProps) {
  if (!hotels) return <FailedPart text={texts.unable} problem={problem} />;
  if (hotels.length === 0) {
    return (
      <div className="hairline-t pt-8">
        <p className="text-heading">{texts.none}</p>
        <p className="mt-2 text-quiet">{texts.adjust}</p>
        <p className="mt-2">
          <TextLink to={paths.hotels()}>{texts.allHotels}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="text-small figures mb-4 text-quiet" role="status">
        {pageCountInWords(at, texts.property, texts.properties)}
      </p>
      <ul className={areCards ? 'house-cards' : 'hotel-rows'}>
        {hotels.map((hotel) => (
          <li key={hotel.slug} className="relative">
            <HotelRow hotel={hotel} isCard={areCards} />
            <Link to={paths.compare([hotel.slug])} className="hotel-compare text-small">
              {texts.compare}
              <span className="sr-only">{texts.withOthers(hotel.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
