import type { Experience, ExperienceCategory } from '#app/catalogue/property.ts';
import { type PictureName, picture } from '../pictures/picture.ts';

/** The pictures of each kind of experience, from one set for all houses; the first that a page has not shown is taken. */
const byCategory: Partial<Record<ExperienceCategory, PictureName[]>> = {
  Business: ['home/experience-corporate', 'home/post-1'],
  Event: ['home/award-2', 'home/experience-dining'],
  Events: ['home/award-1'],
  Accommodation: ['home/experience-stays'],
  Dining: ['home/culinary', 'home/experience-dining'],
  Wedding: ['home/experience-weddings', 'home/post-2'],
  Wellness: ['home/experience-wellness'],
};

/** What a title names goes before its kind. None shows a place that not every house with such a title has. */
const byTitle: [words: RegExp, name: PictureName][] = [
  [/rituals/i, 'home/post-2'],
  [/shoot|photography/i, 'press/5'],
  [/poolside|cocktail/i, 'home/experience-cocktails'],
  [/garden|open-air|social/i, 'press/1'],
  [/glass house/i, 'home/hero-3'],
  [/birthdays/i, 'home/experience-dining'],
];

/** Returns the experiences of a house with their pictures, none twice. */
export function pictured(experiences: Experience[]): Experience[] {
  const shown = new Set<PictureName>();
  return experiences.map((experience) => {
    const named = byTitle.flatMap(([words, name]) => (words.test(experience.title) ? [name] : []));
    const name = [...named, ...(byCategory[experience.category] ?? [])].find((one) => !shown.has(one));
    if (!name) return experience;
    shown.add(name);
    return { ...experience, image: picture(name) };
  });
}
