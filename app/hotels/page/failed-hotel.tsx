import { pageFamily } from '#app/catalogue/page-family.ts';
import { FailedPage } from '#app/shell/errors/failed-page.tsx';

/** Shown if the browser could not load a property's page and has none stored. */
export function FailedHotel({ slug, reason }: { slug: string; reason: string }) {
  const { title, retryLabel } = pageFamily(slug);
  const note = title === 'Something went wrong' ? ' The console of your browser says more.' : '';
  return <FailedPage title={title} text={reason + note} retryLabel={retryLabel} />;
}
