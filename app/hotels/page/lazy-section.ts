import { lazyPart } from '#app/ui/loading/lazy-part.tsx';

/** The sections below the overview, with what only they need. */
export const LazySection = lazyPart(
  () => import('./section.tsx'),
  ({ Section }) => Section,
);
