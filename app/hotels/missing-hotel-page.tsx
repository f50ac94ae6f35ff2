import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import type { MissingHotel } from '#app/shell/errors/not-found-meta.ts';

/** The page at the address of a hotel, or of a part of it, that cannot be shown. */
export function MissingHotelPage({ words, picture, search }: MissingHotel) {
  return <LazyNotFoundPage {...words} picture={picture} {...(search !== undefined && { search })} />;
}
