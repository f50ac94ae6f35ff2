import { type MouseEvent, type ReactNode, useState } from 'react';
import { busyWhile } from '#app/ui/loading/busy-while.ts';
import { mapOnRequestTexts as texts } from './texts.ts';

interface MapOnRequestProps {
  /** The hotel on the map. */
  name: string;
  src: string;
  /** Our own drawing, which is shown until the map is loaded. */
  children: ReactNode;
}

/** Our own drawing, with a button that loads Google's map. Nothing is fetched from Google before. */
export function MapOnRequest({ name, src, children }: MapOnRequestProps) {
  const [isMapShown, setMapShown] = useState(false);
  const showMap = ({ currentTarget }: MouseEvent) => busyWhile(currentTarget, () => setMapShown(true));
  if (isMapShown)
    return (
      <iframe
        className="map-frame size-full min-h-104 border border-rule"
        src={src}
        title={texts.title(name)}
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  return (
    <div>
      {children}
      <button type="button" className="link needs-script mt-3" onClick={showMap}>
        <span>{texts.load}</span>
      </button>
    </div>
  );
}
