/** The part of a list that is shown: the next `most` rows after `skip` rows. */
export interface ListSlice {
  skip?: number;
  most?: number;
}

/** Returns that part of a list; all of it if `most` is absent, whatever `skip` is. */
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

/** More pages than any list has. */
const mostPages = 10_000;

/** Returns the page that `?page=` asks for: the first if it says nothing, one that no list has if it cannot be read. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') || '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : mostPages;
}

export function sliceOf(page: number, size: number): Required<ListSlice> {
  return { skip: (page - 1) * size, most: size };
}

/** Returns the position of a page in its list; null if the list is shorter. An empty list has one page. */
export function listPage(total: number, page: number, size: number): ListPage | null {
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return null;
  const { skip } = sliceOf(page, size);
  return { page, pages, first: Math.min(skip + 1, total), last: Math.min(skip + size, total), total };
}
