import { Link, useLocation } from 'react-router';
import { SearchForm } from '#app/listings/search/search-form.tsx';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';

interface FailedPageProps {
  title: string;
  text: string;
  /** What the browser's tab says, where it is not the title on the page. */
  tabTitle?: string;
  /** On the button that asks again; "Try Again" unless given. */
  retryLabel?: string | undefined;
}

/** What stands where a page could not be made. "Try Again" asks the server for it anew. */
export function FailedPage({ title, text, tabTitle = `${title} – Tivoli`, retryLabel = 'Try Again' }: FailedPageProps) {
  const { pathname, search } = useLocation();
  return (
    <section className="lost on-night jaali jaali-faint wrap">
      <title>{tabTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="lost-words">
        <h1 className="text-hero">{title}</h1>
        <p className="text-lead measure mt-4 text-quiet">{text}</p>
        <SearchForm id="failed-search" />
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Link to={{ pathname, search }} reloadDocument className="button button-gold">
            {retryLabel}
          </Link>
          <TextLink to={paths.home()}>Back to Home</TextLink>
        </p>
      </div>
      <LitDoor />
    </section>
  );
}

/** Arches within an arch, the innermost one lit: drawn without a file, which might not come either. */
function LitDoor() {
  return (
    <div className="lost-arch lit-door" aria-hidden="true">
      <ArchFrame>
        <ArchFrame shape="3:5">
          <ArchFrame shape="3:5">{null}</ArchFrame>
        </ArchFrame>
      </ArchFrame>
    </div>
  );
}
