import { formCases } from './form-cases.mjs';
import { galleryCases } from './gallery-cases.mjs';
import { menuCases } from './menu-cases.mjs';
import { pageCases } from './page-cases.mjs';
import { sizes } from './visit.mjs';

const cases = [...formCases, ...galleryCases, ...menuCases, ...pageCases];
/** Milliseconds from a page's load to the visitor's first touch. */
const moments = [200, 1_000, 2_500, 6_000];

/**
 * Returns the visits that the words choose: words of a case's name, a size, a moment ("200"). Without a size or a moment
 * all of them are chosen. Throws where there is none.
 */
export function chosenVisits(words) {
  const asked = words.filter((word) => !word.startsWith('--'));
  const askedSizes = Object.keys(sizes).filter((size) => asked.includes(size));
  const askedMoments = moments.filter((moment) => asked.includes(String(moment)));
  const names = asked.filter((word) => !(word in sizes) && !moments.includes(Number(word)));
  const visits = cases
    .filter(({ name }) => names.every((word) => name.split(' ').includes(word)))
    .flatMap((one) =>
      Object.keys(sizes)
        .filter((size) => (one.only ?? size) === size && (askedSizes.length === 0 || askedSizes.includes(size)))
        .flatMap((size) =>
          (askedMoments.length > 0 ? askedMoments : moments).map((after) => ({
            name: `${one.name} · ${size} · ${after}`,
            one,
            size,
            after,
          })),
        ),
    );
  if (visits.length === 0) throw new Error(`No case has all of these words: ${words.join(' ')}.`);
  return visits;
}
