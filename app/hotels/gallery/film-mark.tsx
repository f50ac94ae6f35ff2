import type { GalleryItem } from '#app/catalogue/property.ts';
import { Icon } from '#app/ui/icon.tsx';
import { titleOf } from '#app/ui/lightbox/gallery-item.ts';
import { filmMarkTexts as texts } from './texts.ts';

/** The accessible name of an item's link: what it is called, and that it is a film. */
export function linkName(item: GalleryItem): string {
  return item.video ? texts.film(titleOf(item)) : titleOf(item);
}

/** Lies over the poster of a film in a gallery: that it plays, and its title. */
export function FilmMark({ title }: { title: string }) {
  return (
    <span className="video-bar">
      <span className="video-button">
        <Icon name="play" className="size-6" />
      </span>
      <span className="film-title">{title}</span>
    </span>
  );
}
