import { Link } from 'react-router';
import type { SearchHit } from '#app/catalogue/server/search-site.server.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { searchHotelsTexts as texts } from './texts.ts';

export interface Search {
  text: string;
  hits: SearchHit[];
  /** The town that was named and has no house: then the hits are the nearest ones. */
  nearestTo?: string;
}

/** A plain form that requests the same address with `?q=`. The hotels that it found are listed below it. */
export function SearchHotels({ search }: { search: Search | null }) {
  return (
    <search>
      <form className="search-form">
        <label htmlFor="search-hotels" className="text-small">
          {texts.label}
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
          <button type="submit" aria-label={texts.search}>
            <Icon name="search" />
          </button>
        </div>
      </form>
      {search ? <Found search={search} /> : null}
    </search>
  );
}

function Found({ search: { hits, nearestTo } }: { search: Search }) {
  if (hits.length === 0)
    return (
      <>
        <p className="search-result" role="status">
          {texts.noHotels}
        </p>
        <p>
          <TextLink to={paths.enquire()}>{texts.askUs}</TextLink>
        </p>
      </>
    );
  return (
    <>
      {nearestTo ? (
        <p className="mt-4" role="status">
          {texts.nearestTo(nearestTo)}
        </p>
      ) : null}
      <ul>
        {hits.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to} className="search-result">
              <span>
                <span {...contentLang(name)} className="text-small-heading">
                  {name}
                </span>{' '}
                <span className="text-small ml-2 text-quiet">{note}</span>
              </span>
              <Icon name="right" className="size-4 text-gold" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
