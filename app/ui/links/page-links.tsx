import { Link } from 'react-router';
import type { ListPage } from '#platform/pagination.ts';
import { pageLinksTexts as texts } from './texts.ts';

interface PageLinksProps {
  at: ListPage;
  /** The address of a page; `page` is absent for the first. */
  to: (page: string | undefined) => string;
  /** Id of the list's section, to which the next page scrolls. */
  within: string;
}

/** The value of `?page=`; the first page has none. */
export function pageParameter(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}

/** Returns the first page, the last, and those around this one; a gap is null. */
function shownPages({ page, pages }: ListPage): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown.flatMap((one, index) => (one - (shown[index - 1] ?? 0) > 1 ? [null, one] : [one]));
}

/** The pages of a long list, as plain links. A list that fits on one page has none. */
export function PageLinks({ at, to, within }: PageLinksProps) {
  const { page, pages } = at;
  if (pages === 1) return null;
  const link = (target: number) => `${to(pageParameter(target))}#${within}`;
  return (
    <nav aria-label={texts.pages} className="tabs tabs-plain mt-10">
      <ul>
        {page > 1 ? (
          <li>
            <Link to={link(page - 1)} rel="prev">
              {texts.previous}
            </Link>
          </li>
        ) : null}
        {shownPages(at).map((one, index) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its position
            <li key={`gap-${index}`} aria-hidden="true" className="py-3">
              …
            </li>
          ) : (
            <li key={one}>
              <Link to={link(one)} aria-current={one === page ? 'page' : undefined}>
                <span className="sr-only">{texts.page} </span>
                {one}
              </Link>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <Link to={link(page + 1)} rel="next">
              {texts.next}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** Formats as "25 to 48 of 10,000 properties", or "12 properties" if that is all. */
export function pageCountInWords({ pages, first, last, total }: ListPage, one: string, many: string): string {
  const all = `${total.toLocaleString('en-IN')} ${total === 1 ? one : many}`;
  return pages === 1 ? all : texts.part(first.toLocaleString('en-IN'), last.toLocaleString('en-IN'), all);
}
