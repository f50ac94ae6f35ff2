import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds until the smallest format of a page's first picture must exist. */
const pictureLimit = 60_000;
const phoneAccepts = { accept: 'image/avif,image/webp,*/*' };

/**
 * Requests the page as earlier visitors would have, until its first picture exists in its smallest format. Returns its
 * HTML.
 */
export async function visitAsOthers(url) {
  const html = await fetch(url).then((answer) => answer.text());
  const preloads = [...html.matchAll(/<link[^>]*imagesrcset="([^"]*)"/gi)].flatMap(([, list]) => list.split(', '));
  const pictures = preloads.map((candidate) => new URL(candidate.replaceAll('&amp;', '&').split(' ', 1)[0], url));
  const late = performance.now() + pictureLimit;
  for (const picture of pictures) {
    while (performance.now() < late) {
      const answer = await fetch(picture, { headers: phoneAccepts });
      await answer.arrayBuffer();
      if (answer.headers.get('content-type') === 'image/avif') break;
      await wait(250);
    }
  }
  return html;
}
