import type { Picture } from '#domain/picture.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { standIns } from './stand-ins.ts';

/** A picture that has a master of its own under `originals/`. */
export type DrawnName = keyof typeof catalogue;
export type PictureName = DrawnName | keyof typeof standIns;

const drawn = catalogue as Record<string, unknown> as Record<DrawnName, Picture>;
const inPlaceOf: Partial<Record<PictureName, DrawnName>> = standIns;

/**
 * The picture of that name, or the drawn one that stands in for it until its own exists.
 * Call it in content and loaders only: imported by a component it would carry the whole catalogue to the browser.
 */
export function picture(name: PictureName): Picture {
  return drawn[inPlaceOf[name] ?? (name as DrawnName)];
}
