import type { texts as english } from './tour-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (hotel) => `${hotel} की सैर`,
  description: (hotel) => `${hotel} के दरवाज़े से हॉल और कमरों तक, तस्वीर-दर-तस्वीर।`,
};
