import { Link } from 'react-router';
import { SearchForm } from '#app/listings/search/search-form.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { type Search, SearchHotels } from './search-hotels.tsx';

/** What the page says, with its button and the link beside it. */
export interface NotFoundWords {
  title: string;
  text: string;
  back: { to: string; label: string };
  other?: { to: string; label: string };
}

export interface NotFoundPageProps extends NotFoundWords {
  picture?: PictureFacts;
  /** The search on this page, null before the first one. If it is absent, the form leads to the search page. */
  search?: Search | null;
}

/** The page for an address that leads nowhere: a text, a search, links back and a picture. */
export function NotFoundPage({ title, text, back, other, picture, search }: NotFoundPageProps) {
  return (
    <section className="lost on-night jaali jaali-faint wrap">
      <div className="lost-words">
        <h1 className="text-hero">{title}</h1>
        <p className="text-lead measure mt-4 text-quiet">{text}</p>
        {search === undefined ? <SearchForm id="lost-search" /> : <SearchHotels search={search} />}
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Link to={back.to} className="button button-gold">
            {back.label}
          </Link>
          {other ? <TextLink to={other.to}>{other.label}</TextLink> : null}
        </p>
      </div>
      {picture ? (
        <div className="lost-arch">
          <ArchFrame>
            <Picture picture={picture} shown={{ phone: 90, desktop: 42, atMost: 600 }} crop="4:5" load="first" alt="" />
          </ArchFrame>
        </div>
      ) : null}
    </section>
  );
}
