/** What part of a list is shown: after `skip` of its rows the next `most`. */
export interface ListSlice {
  skip?: number;
  most?: number;
}

/** That part of a list; all of it where nothing says how many, whatever is to be skipped. */
export function takeSlice<T>(rows: T[], { skip = 0, most }: ListSlice): T[] {
  return most === undefined ? rows : rows.slice(skip, skip + most);
}

/** One page of a list that is too long for one. Rows and pages are counted from 1. */
export interface ListPage {
  page: number;
  pages: number;
  first: number;
  last: number;
  total: number;
}

/** No list has more pages: what an address asks for beyond is not there. */
const mostPages = 10_000;

/** The page that `?page=` asks for; the first where it says nothing, or nothing that can be meant. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** The rows of a page of `size` rows. */
export function sliceOf(page: number, size: number): Required<ListSlice> {
  return { skip: (page - 1) * size, most: size };
}

/** Where a page stands in its list; null where the list is not as long. An empty list has one page. */
export function listPage(total: number, page: number, size: number): ListPage | null {
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return null;
  const { skip } = sliceOf(page, size);
  return { page, pages, first: Math.min(skip + 1, total), last: Math.min(skip + size, total), total };
}
