import { type MouseEvent, type ReactNode, useState } from 'react';
import type { LightboxProps } from './lightbox.tsx';

type Show = (props: LightboxProps) => ReactNode;

const load = () => import('./lightbox.tsx').then(({ Lightbox }) => Lightbox);

/**
 * Pictures that are links to themselves at full size, and open in a lightbox where scripts run:
 * `<a href={…} {...link(place)}>`, and `{lightbox}` once after them. Its script comes with the first touch.
 */
export function useLightbox(title: string, pictures: LightboxProps['pictures']) {
  const [shown, setShown] = useState<{ at: number; Show: Show }>();
  return {
    link: (place: number) => ({
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
      <shown.Show title={title} pictures={pictures} at={shown.at} onClose={() => setShown(undefined)} />
    ) : null,
  };
}
