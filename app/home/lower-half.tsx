import type { ComponentProps } from 'react';
import { Acclaim } from './acclaim.tsx';
import { AllProperties } from './all-properties.tsx';
import { Culinary } from './culinary.tsx';
import { Experiences } from './experiences.tsx';
import type { HomeTabs } from './home-tabs.ts';
import { HotelsBoundary } from './hotels-boundary.tsx';
import { OurLocations } from './our-locations.tsx';
import { Story } from './story.tsx';
import { Upcoming } from './upcoming.tsx';

interface LowerHalfProps
  extends ComponentProps<typeof Experiences>,
    ComponentProps<typeof Story>,
    ComponentProps<typeof Acclaim>,
    Omit<ComponentProps<typeof AllProperties>, 'hotels'> {
  places: ComponentProps<typeof OurLocations>['places'];
  culinary: ComponentProps<typeof Culinary>['culinary'];
  chosenTabs: HomeTabs;
  upcoming: ComponentProps<typeof Upcoming>['hotels'];
  /** Null if they could not be loaded. */
  all: ComponentProps<typeof AllProperties>['hotels'];
}

/** The sections below the hotels. */
export function LowerHalf({
  places,
  experiences,
  culinary,
  chosenTabs,
  upcoming,
  story,
  all,
  ...rest
}: LowerHalfProps) {
  return (
    <>
      <HotelsBoundary>
        <OurLocations places={places} chosenTabs={chosenTabs} />
      </HotelsBoundary>
      <Experiences experiences={experiences} />
      <Culinary culinary={culinary} chosenTabs={chosenTabs} />
      <Upcoming hotels={upcoming} />
      <Story story={story} />
      <Acclaim {...rest} />
      <HotelsBoundary>
        <AllProperties {...rest} hotels={all} />
      </HotelsBoundary>
    </>
  );
}
