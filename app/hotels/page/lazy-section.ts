import { lazyPart } from '#app/ui/loading/lazy-part.tsx';

/** Any section below the overview. Their script is loaded when a visitor first uses the page. */
export const LazySection = lazyPart(
  () => import('./section.tsx'),
  ({ Section }) => Section,
);
