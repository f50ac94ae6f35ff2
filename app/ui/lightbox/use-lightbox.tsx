import { type MouseEvent, type ReactNode, useState } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { LightboxProps } from './lightbox.tsx';

type Show = (props: LightboxProps) => ReactNode;

const load = () => importWithRetry(() => import('./lightbox.tsx')).then(({ Lightbox }) => Lightbox);

/**
 * Pictures that are links to their own pages, at `addressOf`, and open in a lightbox where scripts run:
 * `<a href={…} {...link(place)}>`, and `{lightbox}` once after them. Its script comes with the first touch.
 */
export function useLightbox(
  title: string,
  pictures: LightboxProps['pictures'],
  addressOf?: LightboxProps['addressOf'],
) {
  const [shown, setShown] = useState<{ at: number; Show: Show }>();
  return {
    link: (place: number) => ({
      'data-needs-script': '',
      onPointerEnter: () => void load().catch(() => undefined),
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        load().then(
          (Show) => setShown({ at: place, Show }),
          () => location.assign(href),
        );
      },
    }),
    lightbox: shown ? (
      <shown.Show
        title={title}
        pictures={pictures}
        at={shown.at}
        addressOf={addressOf}
        onClose={() => setShown(undefined)}
      />
    ) : null,
  };
}
