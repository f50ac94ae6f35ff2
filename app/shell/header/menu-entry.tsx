import { useCallback, useEffect, useRef, useState } from 'react';
import type { MenuHotel } from '#app/catalogue/browser-cache/hotels-of.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { MenuHotels } from './menu-hotels.tsx';
import { headerTexts as texts } from './texts.ts';

export interface MenuEntryProps {
  /** Entries of one group open one at a time. */
  group: string;
  name: string;
  filter: { brand?: string; location?: string };
  note: 'brandName' | 'locationName';
}

/** A brand or a place in the menu. Its hotels are loaded when it is opened; without scripts it links to their page. */
export function MenuEntry({ group, name, filter, note }: MenuEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hotels, setHotels] = useState<MenuHotel[] | 'loading' | 'failed'>('loading');
  const { brand, location } = filter;

  const load = useCallback(() => {
    if (!details.current?.open) return;
    setHotels((before) => (before === 'failed' ? 'loading' : before));
    importWithRetry(() => import('#app/catalogue/browser-cache/hotels-of.ts'))
      .then(({ hotelsOf }) => hotelsOf({ ...(brand && { brand }), ...(location && { location }) }))
      .then(setHotels, () => setHotels('failed'));
  }, [brand, location]);

  // It may have been opened before hydration.
  useEffect(load, [load]);

  return (
    <details ref={details} name={group} onToggle={load}>
      <summary>
        {name}
        <Icon name="down" />
      </summary>
      <noscript>
        <a href={paths.locations(filter)}>{texts.allHotels}</a>
      </noscript>
      <div className="needs-script">
        <MenuHotels hotels={hotels} note={note} onRetry={load} />
      </div>
    </details>
  );
}
