import type { Picture } from '#platform/images/picture.ts';
import {
  type PictureRatio,
  type PictureWidth,
  pageWidths,
  phoneWidth,
  pictureAddress,
  pictureRatios,
} from '#platform/images/picture-sizes.ts';
import type { PictureProps } from './picture.tsx';

/** The width at which a picture is shown, in per cent of the viewport's width. */
export interface ShownWidth {
  phone: number;
  /** The width from 768 px on; the same as `desktop` if absent. */
  tablet?: number;
  /** The width from 1024 px on. */
  desktop: number;
  /** The most CSS pixels that it is wide, such as a card's width in the widest layout. */
  atMost?: number;
}

/** A viewport that is narrower than this, in CSS pixels, counts as a phone’s. */
export const mobileBelow = 768;

export const phoneMedia = `(max-width: ${mobileBelow - 1}px)`;
export const wideMedia = `(min-width: ${mobileBelow}px)`;

/** The cards on one page of a strip, by the narrowest viewport that they need, in CSS pixels. */
export const cardBreakpoints = [
  { from: 1024, cards: 3 },
  { from: 768, cards: 2 },
  { from: 0, cards: 1 },
] as const;

const desktopMedia = `(min-width: ${cardBreakpoints[0].from}px)`;
/**
 * No phone fetches more than `phoneWidth`, although the same list offers more to wider screens: `sizes` says that a picture
 * is narrower than it is. With three device pixels per CSS pixel a phone fetches what two need.
 */
const twoPixels = '(min-resolution: 1.5dppx)';
const threePixels = '(min-resolution: 2.5dppx)';

/** Returns the largest size of this crop without enlarging the picture, in pixels. */
export function croppedSize(picture: Picture, crop?: PictureRatio): { width: number; height: number } {
  if (!crop) return { width: picture.width, height: picture.height };
  const ratio = pictureRatios[crop];
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

/** Returns the `sizes` attribute for the shown width; with `only`, for a source that only phones use. */
function sizesOf({ phone, tablet, desktop, atMost }: ShownWidth, only?: 'phone'): string {
  const length = (percent: number) => (atMost ? `min(${percent}vw,${atMost}px)` : `${percent}vw`);
  const parts: string[] = [];
  if (!only) {
    const isOneWidth = tablet === undefined || tablet === desktop;
    parts.push(`${isOneWidth ? wideMedia : desktopMedia} ${length(desktop)}`);
    if (!isOneWidth) parts.push(`${wideMedia} ${length(tablet)}`);
  }
  parts.push(`${threePixels} min(${Math.round(phone * 0.7)}vw,${phoneWidth / 3}px)`);
  const widest = Math.min((phone / 100) * mobileBelow, atMost ?? mobileBelow);
  if (!only && widest > phoneWidth / 2) parts.push(`${twoPixels} min(${phone}vw,${phoneWidth / 2}px)`);
  return [...parts, length(phone)].join(', ');
}

/** Returns the widths to offer: from what the smallest phone needs to twice what the widest layout shows. */
function widthsFor(shown: ShownWidth, widest: number, only?: 'phone'): PictureWidth[] {
  const least = Math.min(shown.phone, 100) * 3.2;
  const desktop = Math.min((shown.desktop / 100) * 1920, shown.atMost ?? 1920) * (shown.desktop > 60 ? 1 : 2);
  const most = only ? phoneWidth : Math.max(phoneWidth, Math.min(desktop, 1920));
  const enough = pageWidths.find((width) => width >= most) ?? 1920;
  const offered: PictureWidth[] = pageWidths.filter(
    (width) => width >= Math.min(least, 320) && width <= enough && width < widest,
  );
  const next = pageWidths.find((width) => width >= widest);
  if (next && next <= enough) offered.push(next);
  return offered;
}

/**
 * Returns the `srcset` attribute. No address names a format: the server sends the smallest that the browser accepts. A
 * width beyond the original's is labelled with the width that the server sends.
 */
function srcSet(picture: Picture, widths: PictureWidth[], crop?: PictureRatio): string {
  const widest = croppedSize(picture, crop).width;
  return widths
    .map((width) => {
      const address = pictureAddress(picture, { width, ...(crop && { crop }) });
      return `${address} ${Math.min(width, widest)}w`;
    })
    .join(', ');
}

/** What phones are shown instead of the wide picture. */
type Portrait = PictureProps['portrait'];

export interface Source {
  sizes: string;
  srcSet: string;
}

/** Returns what is offered to all screens, and what phones are offered instead. */
export function sourcesOf(
  picture: Picture,
  shown: ShownWidth,
  crop?: PictureRatio,
  portrait?: Portrait,
): [wide: Source, phone?: Source] {
  const offer = (of: Picture, cut: PictureRatio | undefined, only?: 'phone') => ({
    sizes: sizesOf(shown, only),
    srcSet: srcSet(of, widthsFor(shown, croppedSize(of, cut).width, only), cut),
  });
  const wide = offer(picture, crop);
  return portrait ? [wide, offer(portrait.picture ?? picture, portrait.crop, 'phone')] : [wide];
}

export interface SlidePicture {
  picture: Picture;
  /** Shown on phones instead. */
  portrait?: NonNullable<Portrait>;
}

/** An upright tablet shows the middle of a picture that is twice as wide as its screen. */
export const fullScreen = { phone: 100, tablet: 200, desktop: 100 };

/** Returns all addresses of a slide's picture: those after the first slide are in no page's HTML. */
export function slideAddresses({ picture, portrait }: SlidePicture): string[] {
  const sources = sourcesOf(picture, fullScreen, undefined, portrait);
  const candidates = sources.flatMap((source) => source?.srcSet.split(', ') ?? []);
  return candidates.map((candidate) => candidate.split(' ', 1)[0] ?? '');
}
