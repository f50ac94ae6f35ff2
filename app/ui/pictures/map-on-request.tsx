import { type ReactNode, useState } from 'react';

interface MapOnRequestProps {
  /** Of the house on the map. */
  name: string;
  src: string;
  /** What stands there until the map is asked for: our own drawing. */
  children: ReactNode;
}

/** Google's map in the place of our drawing, once the visitor asks for it: nothing is fetched from there before. */
export function MapOnRequest({ name, src, children }: MapOnRequestProps) {
  const [asked, setAsked] = useState(false);
  if (asked)
    return (
      <iframe className="map-frame" src={src} title={`Map of ${name}`} referrerPolicy="no-referrer" allowFullScreen />
    );
  return (
    <div>
      {children}
      <button type="button" className="link needs-script mt-3" onClick={() => setAsked(true)}>
        <span>Load the interactive map</span>
      </button>
    </div>
  );
}
