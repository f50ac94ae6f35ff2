import type { ReactNode } from 'react';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

interface PictureBesideTextProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  picture: PictureFacts | undefined;
  children: ReactNode;
}

/** A picture beside its text, for use in `.pairs`, where every second one changes sides. */
export function PictureBesideText({ labelledBy, picture, children }: PictureBesideTextProps) {
  return (
    <article className="pair" aria-labelledby={labelledBy}>
      <div className="pair-picture fill">
        <Picture picture={picture} shown={{ phone: 100, tablet: 50, desktop: 51, atMost: 740 }} alt="" />
      </div>
      <div>{children}</div>
    </article>
  );
}
