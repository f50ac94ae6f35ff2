import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Dots } from '#app/ui/carousel/dots.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { Tabs } from '#app/ui/links/tabs.tsx';
import { Skeleton, Spinner } from '#app/ui/loading/loading-signs.tsx';

const places = ['Ballroom', 'Lawn', 'Glass house'];

export function SmallParts() {
  const [place, setPlace] = useState(0);
  const tabs = places.map((label, index) => ({ to: `?tab=${index}`, label, current: index === 0 }));
  return (
    <div className="grid gap-12 md:grid-cols-2">
      <div>
        <Breadcrumb above={[{ to: paths.locations(), label: 'Our Locations' }]} here="The Tivoli" />
        <p className="mt-6 flex flex-wrap gap-4">
          <Badge>Opening Q4 2027</Badge>
          <Badge look="line">Wedding</Badge>
        </p>
        <div className="mt-6">
          <Tabs label="Spaces" tabs={tabs} />
          <Tabs label="Spaces, plain" look="plain" tabs={tabs} />
        </div>
      </div>
      <div>
        <Spinner>Loading hotels...</Spinner>
        <div className="mt-6">
          <Skeleton shape="heading" />
          <Skeleton shape="line" count={3} />
        </div>
      </div>
      <div className="on-night needs-script p-8">
        <Dots names={places} current={place} show={setPlace} />
        <p className="mt-2 text-quiet">{places[place]}</p>
      </div>
    </div>
  );
}
