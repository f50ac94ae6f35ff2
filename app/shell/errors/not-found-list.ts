import { data } from 'react-router';
import { picture } from '#content/pictures/picture.ts';
import { notFoundMeta } from './not-found-meta.ts';
import { unknownPage } from './not-found-texts.ts';
import { notFoundTexts as texts } from './texts.ts';

/** Seconds after which a page that needs the database should be requested again. */
const retryAfter = '30';

/**
 * Returns the data and the status of a list's page that does not exist, or cannot be read while the database is away.
 */
export function notFoundList(origin: string, isLive: boolean) {
  const words = isLive ? unknownPage : { ...unknownPage, title: texts.unableToLoadHotels, text: texts.recordsAway };
  const notFound = {
    kind: 'not-found' as const,
    origin,
    words,
    head: notFoundMeta({ origin, words }),
    picture: picture('site/not-found'),
  };
  return data(notFound, isLive ? { status: 404 } : { status: 503, headers: { 'Retry-After': retryAfter } });
}
