/** Longer than the longest test of a file: so many times, and at least so much, before a test counts as stopped. */
const slower = 10;
const leastMs = 8_000;

/**
 * Which tests are asked about each fault, quickest first. Leaves out the faults that only the loading of a module
 * reaches: the modules stay loaded, so that no test would see them.
 * @param {object[]} faults
 * @param {object[]} reached what the processes of `reach` said
 */
export function planQuestions(faults, reached) {
  const files = new Map(reached.filter(({ passed }) => passed).map((line) => [line.file, line]));
  const hits = {};
  const testsOf = {};
  const loading = new Set();
  for (const { reached: said } of reached.filter((line) => line.reached)) {
    for (const id of Object.keys(said.static)) loading.add(id);
    for (const [test, ids] of Object.entries(said.perTest)) {
      const [file, name] = test.split('#');
      if (!files.has(file)) continue;
      for (const [id, times] of Object.entries(ids)) {
        hits[id] = (hits[id] ?? 0) + times;
        testsOf[id] ??= {};
        testsOf[id][file] ??= [];
        testsOf[id][file].push(name);
      }
    }
  }
  return faults
    .filter(({ id }) => testsOf[id] || !loading.has(id))
    .map((fault) => ({ ...fault, hits: hits[fault.id] ?? 0, asked: askedOf(testsOf[fault.id] ?? {}, files) }));
}

function askedOf(tests, files) {
  return Object.entries(tests)
    .map(([file, names]) => {
      const { durations, total } = files.get(file);
      const outside = total - Object.values(durations).reduce((sum, ms) => sum + ms, 0);
      const all = names.includes('');
      const ms = (all ? Object.keys(durations) : names).reduce((sum, name) => sum + durations[name], outside);
      const timeoutMs = Math.max(leastMs, slower * Math.max(...Object.values(durations)));
      return { file, tests: all ? null : names, timeoutMs, ms };
    })
    .sort((one, other) => one.ms - other.ms);
}
