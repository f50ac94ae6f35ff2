/**
 * Measures several sites in turns, and in the opposite order every second time, so that what slows the machine down
 * slows all of them.
 * @template T
 * @param {Record<string, string>} origins each site's origin by its name
 * @param {number} runs how often each is measured
 * @param {(origin: string) => Promise<T>} measure
 * @returns {Promise<Record<string, T[]>>} the results of each site by its name
 */
export async function inTurns(origins, runs, measure) {
  const sides = Object.entries(origins);
  const results = Object.fromEntries(sides.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, origin] of run % 2 ? sides.toReversed() : sides) results[name].push(await measure(origin));
  }
  return results;
}
