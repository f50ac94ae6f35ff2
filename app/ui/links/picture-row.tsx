import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { PageLink } from './page-link.tsx';

interface PictureRowProps {
  to: string;
  picture: PictureFacts | undefined;
  name: string;
  /** Whether the row is a card of a `house-cards`, with a large picture. */
  isCard?: boolean | undefined;
  /** The lines below the name. */
  children: ReactNode;
}

/** A row of a list, in a `hotel-rows`: a small picture, a name and lines below it. The whole row is the link. */
export function PictureRow({ to, picture, name, isCard, children }: PictureRowProps) {
  return (
    <PageLink to={to} className="hotel-row hairline-t">
      {isCard ? (
        <Picture picture={picture} shown={{ phone: 40, tablet: 45, desktop: 29, atMost: 395 }} crop="16:10" alt="" />
      ) : (
        <ArchPicture picture={picture} />
      )}
      <span>
        <span {...contentLang(name)} className="text-small-heading block">
          {name}
        </span>
        {children}
      </span>
    </PageLink>
  );
}
