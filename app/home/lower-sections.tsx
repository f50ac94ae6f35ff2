import { Component, type ReactNode } from 'react';
import { lazyPart } from '#app/ui/loading/stage.tsx';
import type { HomeData } from './home-route.tsx';
import { deferredSectionsTexts } from './texts.ts';

const Acclaim = lazyPart(() => import('./acclaim.tsx'), 'Acclaim');
const AllProperties = lazyPart(() => import('./deferred-sections.tsx'), 'AllProperties');
const Culinary = lazyPart(() => import('./deferred-sections.tsx'), 'Culinary');
const Experiences = lazyPart(() => import('./experiences.tsx'), 'Experiences');
const OurLocations = lazyPart(() => import('./our-locations.tsx'), 'OurLocations');
const Story = lazyPart(() => import('./story.tsx'), 'Story');
const Upcoming = lazyPart(() => import('./deferred-sections.tsx'), 'Upcoming');

/** The sections below the first screens, in their order. */
export function lowerSections({ places, experiences, culinary, chosenTabs, upcoming, story, all, ...rest }: HomeData) {
  return [
    <HotelsBoundary key="locations">
      <OurLocations places={places} chosenTabs={chosenTabs} />
    </HotelsBoundary>,
    <Experiences key="experiences" experiences={experiences} />,
    <Culinary key="culinary" culinary={culinary} chosenTabs={chosenTabs} />,
    <Upcoming key="upcoming" hotels={upcoming} />,
    <Story key="story" story={story} />,
    <Acclaim key="acclaim" awards={rest.awards} press={rest.press} posts={rest.posts} linkedIn={rest.linkedIn} />,
    <HotelsBoundary key="all">
      <AllProperties brands={rest.brands} locations={rest.locations} hotels={all} total={rest.total} />
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
