import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';

export interface Search {
  text: string;
  hotels: PropertyCard[];
}

/** A plain form that requests the same address with `?q=`. The hotels that it found are listed below it. */
export function SearchHotels({ search }: { search: Search | null }) {
  return (
    <search>
      <form className="search-form">
        <label htmlFor="search-hotels" className="text-small">
          Search hotels and venues
        </label>
        <div className="search-box">
          <input
            id="search-hotels"
            name="q"
            type="search"
            defaultValue={search?.text}
            autoComplete="off"
            maxLength={80}
          />
          <button type="submit" aria-label="Search">
            <Icon name="search" />
          </button>
        </div>
      </form>
      {search ? <Found hotels={search.hotels} /> : null}
    </search>
  );
}

function Found({ hotels }: Pick<Search, 'hotels'>) {
  if (hotels.length === 0)
    return (
      <p className="search-result" role="status">
        No hotels found
      </p>
    );
  return (
    <ul>
      {hotels.map(({ slug, name, city }) => (
        <li key={slug}>
          <Link to={paths.hotel(slug)} className="search-result">
            <span>
              <span className="text-small-heading">{name}</span>{' '}
              <span className="text-small ml-2 text-quiet">{city}</span>
            </span>
            <Icon name="right" className="size-4 text-gold" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
