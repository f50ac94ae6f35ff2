import { Component, type ReactNode } from 'react';
import { lazyPart } from '#app/ui/loading/stage.tsx';
import type { HomeData } from './home-route.tsx';
import { deferredSectionsTexts } from './texts.ts';

const Acclaim = lazyPart(() => import('./acclaim.tsx'), 'Acclaim');
const AllProperties = lazyPart(() => import('./deferred-sections.tsx'), 'AllProperties');
const Culinary = lazyPart(() => import('./deferred-sections.tsx'), 'Culinary');
const Experiences = lazyPart(() => import('./experiences.tsx'), 'Experiences');
const OurLocations = lazyPart(() => import('./our-locations.tsx'), 'OurLocations');
const Story = lazyPart(() => import('./deferred-sections.tsx'), 'Story');
const Upcoming = lazyPart(() => import('./deferred-sections.tsx'), 'Upcoming');

/** The sections below the first screens, in their order. */
export function lowerSections(data: HomeData) {
  return [
    <HotelsBoundary key="locations">
      <OurLocations places={data.places} chosenTabs={data.chosenTabs} />
    </HotelsBoundary>,
    <Experiences key="experiences" experiences={data.experiences} />,
    <Culinary key="culinary" culinary={data.culinary} chosenTabs={data.chosenTabs} />,
    <Upcoming key="upcoming" upcoming={data.upcoming} />,
    <Story key="story" story={data.story} />,
    <Acclaim key="acclaim" {...data} />,
    <HotelsBoundary key="all">
      <AllProperties {...data} />
    </HotelsBoundary>,
  ];
}

/** Shows a message in place of a list of hotels whose rendering fails, so that the rest of the page stays. */
export class HotelsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="on-cream wrap section-space" role="alert">
        {deferredSectionsTexts.unable}
      </p>
    );
  }
}
