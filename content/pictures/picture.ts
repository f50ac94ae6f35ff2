import type { Picture } from '#domain/picture.ts';
import { type BriefName, briefs } from './briefs.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { standInFor } from './stand-ins.ts';

/** A picture that has a master of its own under `originals/`. */
export type DrawnName = keyof typeof catalogue;
export type PictureName = DrawnName | BriefName;

const drawn = catalogue as Record<string, unknown> as Record<DrawnName, Picture> & Partial<Record<BriefName, Picture>>;

/**
 * The picture of that name, or the drawn one that stands in for it until its own exists.
 * Call it in content and loaders only: imported by a component it would carry the whole catalogue to the browser.
 */
export function picture(name: PictureName): Picture {
  const own = drawn[name];
  return own ?? drawn[standInFor(briefs[name as BriefName])];
}
