import { Link, useLocation, useParams } from 'react-router';
import { SearchForm } from '#app/listings/search/search-form.tsx';
import { paths } from '#app/paths.ts';
import { waitingTexts } from '#app/shell/waiting-texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { failedPageTexts as texts } from './texts.ts';

interface FailedPageProps {
  title: string;
  text: string;
  /** The reason for whoever looks into it, such as the id of the request. */
  detail?: string | undefined;
  /** The title of the browser's tab, if it differs from the title on the page. */
  tabTitle?: string;
  /** The text of the button that reloads the page. */
  retryLabel?: string | undefined;
}

/** Shown where a page could not be rendered. "Try Again" requests it from the server again. */
export function FailedPage({
  title,
  text,
  detail,
  tabTitle = `${title} – Tivoli`,
  retryLabel = texts.tryAgain,
}: FailedPageProps) {
  const { pathname, search } = useLocation();
  return (
    <section className="lost on-night jaali jaali-faint wrap">
      <title>{tabTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="lost-words">
        <h1 className="text-hero">{title}</h1>
        <p className="text-lead measure mt-4 text-quiet">{text}</p>
        {detail ? <p className="text-small measure mt-2 text-quiet">{detail}</p> : null}
        <SearchForm id="failed-search" />
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Link to={{ pathname, search }} reloadDocument className="button button-gold">
            {retryLabel}
          </Link>
          <TextLink to={paths.home()}>{texts.backToHome}</TextLink>
        </p>
      </div>
      <DrawnArches />
    </section>
  );
}

/** Arches within an arch. They need no picture file, since that might not load either. */
function DrawnArches() {
  return (
    <div className="lost-arch lit-door max-md:hidden" aria-hidden="true">
      <ArchFrame>
        <ArchFrame shape="3:5">
          <ArchFrame shape="3:5">{null}</ArchFrame>
        </ArchFrame>
      </ArchFrame>
    </div>
  );
}

/** Shown if the data of a page could not be loaded, in the words of its family and with the reason in small letters. */
export function FailedLoadPage({ problem }: { problem: string }) {
  const { title = texts.failed.title, text, retryLabel } = waitingTexts(useLocation().pathname, useParams());
  return <FailedPage title={title} text={text ?? problem} detail={text && problem} retryLabel={retryLabel} />;
}
