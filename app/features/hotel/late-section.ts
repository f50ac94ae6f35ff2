import { latePart } from '#app/ui/late-part.tsx';

/** The sections below the overview, with what only they need. */
export const LateSection = latePart(
  () => import('./section.tsx'),
  ({ Section }) => Section,
);
