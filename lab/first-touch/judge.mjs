import { median } from '../percentile.mjs';

/** Milliseconds from a touch to the next paint, the median of the runs of one case. */
const worstInteraction = 200;

/** The median of what the browser timed in these visits, in milliseconds; null where it timed nothing. */
export function interactionOf(results) {
  const known = results.map(({ interaction }) => interaction).filter((value) => value !== null);
  return median(known) ?? null;
}

/** Whether the next paint came too late in the median of these visits. */
export function isSlow(results) {
  return (interactionOf(results) ?? 0) > worstInteraction;
}

/**
 * What the visits of all cases say together. A case without a visit, which an unfinished slice leaves, counts nowhere.
 * @param {Record<string, object[]>} cases the visits of each case, by its name
 */
export function judge(cases) {
  const visited = Object.entries(cases).filter(([, visits]) => visits.length > 0);
  const results = visited.map(([name, visits]) => {
    const failed = visits.map(({ said }) => said).filter((said) => said !== 'done');
    return { name, said: failed[0] ?? 'done', failed: failed.length, interaction: interactionOf(visits) };
  });
  const count = (kind) => results.filter(({ said }) => said.startsWith(kind)).length;
  const interactions = results.map(({ interaction }) => interaction).filter((value) => value !== null);
  const slow = results.filter(({ interaction }) => (interaction ?? 0) > worstInteraction);
  const wrong = results.filter(({ said }) => said !== 'done');
  return {
    holds: wrong.length === 0 && slow.length === 0,
    cases: results.length,
    done: count('done'),
    lost: count('lost'),
    changed: count('changed'),
    interactionMs: { median: median(interactions), worst: Math.max(0, ...interactions) },
    slow: Object.fromEntries(slow.map(({ name, interaction }) => [name, interaction])),
    wrong: Object.fromEntries(wrong.map(({ name, said, failed }) => [name, { said, failed }])),
  };
}
