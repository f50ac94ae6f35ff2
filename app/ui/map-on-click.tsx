import { useState } from 'react';
import { mapAddress } from './map-address.ts';
import { NewTabLink } from './new-tab-link.tsx';

interface MapOnClickProps {
  /** Name and address, as one would type them into a map. */
  place: string;
  /** What the frame is called for screen readers. */
  title: string;
}

/** A map of somebody else's, which no visitor loads unasked; the link beside it needs no script. */
export function MapOnClick({ place, title }: MapOnClickProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="map-on-click">
      {shown ? <iframe src={mapAddress(place, 'frame')} title={title} referrerPolicy="no-referrer" /> : null}
      <p>
        {shown ? null : (
          <button type="button" className="link needs-script" onClick={() => setShown(true)}>
            <span>Show the map</span>
          </button>
        )}
        <NewTabLink to={mapAddress(place, 'page')} className="link">
          Open in Google Maps
        </NewTabLink>
      </p>
    </div>
  );
}
