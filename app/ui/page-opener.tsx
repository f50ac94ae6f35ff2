import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { Breadcrumb, type Crumb } from '#app/ui/links/breadcrumb.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

interface PageOpenerProps {
  title: string;
  text?: string;
  /** A picture that is shown in an arch beside the text; it reaches into the section below. */
  picture?: PictureFacts | undefined;
  /** The pages between the home page and this one. */
  trail?: Crumb[];
  /** This page's name in the breadcrumb, if it differs from its title. */
  here?: string;
  /** Content between the breadcrumb and the title. */
  above?: ReactNode;
  /** The page's one button. */
  children?: ReactNode;
}

/** The top of a page without a full-width picture: its title on the dark background, with a picture in an arch. */
export function PageOpener({ title, text, picture, trail, here = title, above, children }: PageOpenerProps) {
  return (
    <section className="opener on-night jaali jaali-faint wrap" data-arch={picture ? '' : undefined}>
      <div>
        <Breadcrumb above={trail} here={here} />
        {above}
        <h1 {...contentLang(title)} className="text-hero">
          {title}
        </h1>
        {text ? <p className="text-lead measure mt-4 text-quiet">{text}</p> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
      {picture ? (
        <div className="opener-arch">
          <ArchFrame>
            <Picture picture={picture} shown={{ phone: 60, desktop: 28, atMost: 380 }} crop="4:5" load="first" />
          </ArchFrame>
        </div>
      ) : null}
    </section>
  );
}
