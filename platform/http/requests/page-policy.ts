/**
 * A route module declares this about its pages: `export const handle = { page: { shared: true, query: { brand:
 * brandSlugs } } } satisfies RouteHandle;`
 */
export interface RouteHandle {
  page?: PagePolicy;
}

export interface PagePolicy {
  /**
   * The page is the same for every visitor. It is then rendered without cookies and address, and stored in the page
   * cache. Without this a page is `private, no-store`.
   */
  shared?: true;
  /**
   * The query parameters that change a shared page, each with the values it knows, or `any` (at most 64 characters).
   * Parameters that are not named here never reach the page; a value that is not listed is rendered but not cached;
   * of `any` values 16 a path are cached at most.
   */
  query?: Record<string, readonly string[] | 'any'>;
  /** The action reads `foreignOrigin` and answers 403 with the form and its values. Otherwise a plain 403 is sent. */
  answersForeignOrigin?: true;
  /** The action reads the posted body by itself, without `readPostedForm`, and must expect a body that is not a form. */
  streamsBody?: true;
  /** The most bytes of a posted body; 65,536 unless told otherwise. Only a multipart form may have more. */
  maxBodyBytes?: number;
}
