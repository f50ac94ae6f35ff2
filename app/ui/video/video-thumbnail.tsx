import { useEffect, useRef, useState } from 'react';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { type FilmShape, serviceThumbnails, type Video, videoPlace } from './video.ts';

interface VideoThumbnailProps {
  video: Video;
  shown: ShownWidth;
  shape: FilmShape;
}

/** The film's own poster, else the service's pictures one after another, else the title over a gradient. */
export function VideoThumbnail({ video: { title, url, poster }, shown, shape }: VideoThumbnailProps) {
  const [failures, setFailures] = useState(0);
  const fail = () => setFailures((before) => before + 1);
  if (poster && failures === 0) return <Picture picture={poster} shown={shown} crop={shape} alt="" onFail={fail} />;
  const source = serviceThumbnails(videoPlace(url))[failures - (poster ? 1 : 0)];
  if (source) return <ServicePicture key={source} source={source} onFail={fail} />;
  return (
    <span className="video-title" aria-hidden="true">
      {title}
    </span>
  );
}

function ServicePicture({ source, onFail }: { source: string; onFail: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  const latest = useRef(onFail);
  latest.current = onFail;
  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) latest.current();
  }, []);
  return <img ref={image} src={source} alt="" loading="lazy" onError={onFail} />;
}
