import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { PageLink } from './page-link.tsx';

interface PictureRowProps {
  to: string;
  picture: Picture | undefined;
  name: string;
  /** The lines below the name. */
  children: ReactNode;
}

/** A row of a list, in a `hotel-rows`: a small picture, a name and lines below it. The whole row is the link. */
export function PictureRow({ to, picture, name, children }: PictureRowProps) {
  return (
    <PageLink to={to} className="hotel-row hairline-t">
      <ArchPicture picture={picture} />
      <span>
        <span {...contentLang(name)} className="text-small-heading block">
          {name}
        </span>
        {children}
      </span>
    </PageLink>
  );
}
