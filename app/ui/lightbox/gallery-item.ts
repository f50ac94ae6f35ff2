import type { Video } from '#app/ui/video/video.ts';
import type { Picture } from '#platform/images/picture.ts';

/** A picture with its words; with `video`, the address of a film, it is the film's poster. */
export interface ShownItem extends Picture {
  title?: string;
  description?: string;
  video?: string;
}

/** Returns the film of an item; undefined for a picture. */
export function filmOf(item: ShownItem | undefined): Video | undefined {
  return item?.video ? { title: titleOf(item), url: item.video, poster: item } : undefined;
}

/** Returns what an item is called: its own title, else what its picture shows. */
export function titleOf({ title, alt }: ShownItem): string {
  return title || alt;
}
