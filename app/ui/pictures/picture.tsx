import { useState } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import {
  type PictureAddressOptions,
  type PictureRatio,
  phoneWidth,
  pictureAddress,
} from '#platform/images/picture-sizes.ts';
import {
  croppedSize,
  fullScreen,
  phoneMedia,
  type ShownWidth,
  type Source,
  sourcesOf,
  wideMedia,
} from './picture-sources.ts';
import { pictureTexts as texts } from './texts.ts';

export interface PictureProps {
  /** If it is absent, the frame says 'No image'. */
  picture: PictureFacts | null | undefined;
  shown: ShownWidth;
  /** The picture is cropped around its focal point; absent for the whole picture. */
  crop?: PictureRatio;
  /** The version for phones: another crop, another picture, or both. */
  portrait?: { picture?: PictureFacts; crop?: PictureRatio };
  /** Shown if the picture cannot be loaded; if that fails, too, the frame says 'Image unavailable'. */
  fallback?: PictureFacts;
  /** `first` is for the largest pictures of a page's first screen: they are fetched at once and before anything else. */
  load?: 'first' | 'lazy';
  /** Replaces the picture's own description; empty if the picture only decorates. */
  alt?: string;
  className?: string;
  /** Is called when neither the picture nor its fallback can be loaded. */
  onFail?: () => void;
}

/** Any picture of the site, over a blurred placeholder of the same size. */
export function Picture(props: PictureProps) {
  const { picture, className = '' } = props;
  if (!picture) return <span className={`picture aspect-4/3 ${className}`}>{message(texts.none)}</span>;
  return <Framed key={`${picture.bucket}/${picture.path}`} {...props} picture={picture} />;
}

function message(text: string) {
  return <span className="picture-message">{text}</span>;
}

function Framed({ picture: own, fallback, ...props }: PictureProps & { picture: PictureFacts }) {
  const [failures, setFailures] = useState(0);
  const { shown, crop, load = 'lazy', alt = own.alt, className = '', onFail } = props;
  const picture = failures > 0 && fallback ? fallback : own;
  const portrait = failures > 0 ? undefined : props.portrait;
  const unavailable = failures > (fallback ? 1 : 0);
  const [wide, phone] = sourcesOf(picture, shown, crop, portrait);
  if (load === 'first' && failures === 0) preloadFirst(wide, phone);
  const size = croppedSize(picture, crop);
  const fail = () => {
    setFailures((before) => before + 1);
    if (failures >= (fallback ? 1 : 0)) onFail?.();
  };
  return (
    <span
      className={`picture ${className}`}
      data-lazy={load === 'lazy' ? '' : undefined}
      data-crop={crop}
      data-crop-phone={portrait?.crop}
      data-focus-x={focusStep(picture.focalPoint.x)}
      data-focus-y={focusStep(picture.focalPoint.y)}
      suppressHydrationWarning
    >
      <Placeholder picture={picture} crop={crop} portrait={portrait} load={load} />
      {unavailable ? (
        message(texts.unavailable)
      ) : (
        <picture key={failures}>
          {phone ? <source media={phoneMedia} {...phone} /> : null}
          <img
            className="picture-image"
            {...wide}
            src={pictureAddress(picture, { ...baseOf(shown), ...(crop && { crop }) })}
            alt={alt}
            width={size.width}
            height={size.height}
            loading={load === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={load === 'first' ? 'high' : undefined}
            decoding={load === 'lazy' ? 'async' : undefined}
            onError={fail}
            ref={(image) => {
              // It may have failed before hydration, when nothing listened yet.
              if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail();
            }}
          />
        </picture>
      )}
    </span>
  );
}

/** The picture for browsers that choose none of the candidates: a hero and a hotel's card have the specified sizes. */
function baseOf(shown: PictureProps['shown']): PictureAddressOptions {
  if (shown === fullScreen) return { width: 1920, quality: 90, format: 'webp' };
  return shown.atMost === 400 ? { width: 400, quality: 85, format: 'webp' } : { width: phoneWidth };
}

function preloadFirst(wide: Source, phone: Source | undefined) {
  if (phone) preloadOne(phone, phoneMedia);
  preloadOne(wide, phone && wideMedia);
}

function preloadOne({ srcSet, sizes }: Source, media: string | undefined) {
  preload(srcSet.split(' ', 1)[0] ?? '', {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

/** The middle needs no rule. */
function focusStep(part: number): number | undefined {
  const step = inSteps(part);
  return step === 50 ? undefined : step;
}

interface PlaceholderProps {
  picture: PictureFacts;
  crop: PictureRatio | undefined;
  portrait: PictureProps['portrait'];
  load: 'first' | 'lazy';
}

/** Placeholders of lazy pictures are lazy, too, so that they are not decoded before the first paint. */
function Placeholder({ picture, crop, portrait, load }: PlaceholderProps) {
  const loading = load === 'lazy' ? 'lazy' : undefined;
  const image = <img src={picture.placeholder} alt="" loading={loading} {...croppedSize(picture, crop)} />;
  if (!portrait) return image;
  const tall = portrait.picture ?? picture;
  return (
    <picture>
      <source media={phoneMedia} srcSet={tall.placeholder} {...croppedSize(tall, portrait.crop)} />
      {image}
    </picture>
  );
}

/** Rounds a part of a picture's side to steps of 25 %, for which `picture.css` has rules. */
export function inSteps(part: number): number {
  return Math.round(part * 4) * 25;
}
