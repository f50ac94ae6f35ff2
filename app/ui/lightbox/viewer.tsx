import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#app/ui/links/breadcrumb.tsx';

interface ViewerProps {
  /** The pages between the home page and this one. */
  trail: Crumb[];
  /** This page's name in the breadcrumb. */
  here: string;
  title: string;
  /** Text beside the title, such as "3 of 6". */
  note?: string;
  /** The picture or film. */
  shown: ReactNode;
  /** Links to other pictures and back, at the end of the bar. */
  actions: ReactNode;
  /** Content under the bar. */
  children?: ReactNode;
}

/** A page that shows one picture or film as large as the screen, like the lightbox but without a script. */
export function Viewer({ trail, here, title, note, shown, actions, children }: ViewerProps) {
  return (
    <article className="viewer on-night">
      <div className="wrap">
        <Breadcrumb above={trail} here={here} />
      </div>
      <div className="viewer-shown">{shown}</div>
      <div className="flex flex-wrap gap-x-8 gap-y-2 items-center justify-between py-4 max-md:pt-1 max-md:pb-5 wrap">
        <div className="viewer-words">
          {note ? <p className="text-small figures text-quiet">{note}</p> : null}
          <h1 className="text-small-heading">{title}</h1>
        </div>
        {actions}
      </div>
      {children}
    </article>
  );
}
