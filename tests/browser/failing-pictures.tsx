import { createRoot } from 'react-dom/client';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

declare global {
  interface Window {
    /** The first address exists, the second does not. */
    facts: { good: PictureFacts; lost: PictureFacts };
  }
}

const shown = { phone: 50, desktop: 20 };
const { good, lost } = window.facts;

/** Renders in the browser a page with one picture for each way in which a picture can fail. */
createRoot(document.body).render(
  <>
    <Picture picture={lost} fallback={good} shown={shown} load="first" className="with-fallback" />
    <Picture picture={lost} fallback={{ ...lost, path: 'lost-as-well.webp' }} shown={shown} className="both-lost" />
    <Picture picture={lost} shown={shown} className="alone" />
    <Picture picture={undefined} shown={shown} className="without" />
  </>,
);
