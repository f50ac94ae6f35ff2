import { lazyPart } from '#app/ui/loading/stage.tsx';
import type { HomeData } from './home-route.tsx';

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
    <OurLocations key="locations" places={data.places} chosenTabs={data.chosenTabs} />,
    <Experiences key="experiences" experiences={data.experiences} />,
    <Culinary key="culinary" culinary={data.culinary} chosenTabs={data.chosenTabs} />,
    <Upcoming key="upcoming" {...data} />,
    <Story key="story" {...data} />,
    <Acclaim key="acclaim" {...data} />,
    <AllProperties key="all" {...data} />,
  ];
}
