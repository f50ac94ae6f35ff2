import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, vi } from 'vitest';
import { startTests } from 'vitest/internal/browser';

/**
 * @typedef {object} Work what one process is to do
 * @property {string[]} files the test files
 * @property {Fault[]} faults those to judge; without any the tests run once, and what each reaches is written down
 * @property {number} confirmEvery after so many caught faults the tests that caught them run on the code as it is
 * @property {string} results file that a line of JSON is added to for each step
 *
 * @typedef {object} Fault
 * @property {string} id as the instrumenter numbers it
 * @property {number} hits how often its place is reached by all tests
 * @property {{ file: string, tests: string[] | null, timeoutMs: number }[]} asked the tests that reach its place,
 *   quickest first; `null`: its place is reached before or after the tests of the file, so all are asked
 */

/** What the instrumented code reads: which fault is in it, and where it says what was reached. */
globalThis.__stryker__ ??= {};
const instrumented = globalThis.__stryker__;
/** A fault that is reached so many times more often than its place in the code as it is has made an endless loop. */
const endless = 100;

/** Runs a test file in this process and stops at the first failure. Its modules stay loaded, as in our own test run. */
class OneFile extends TestRunner {
  failed = [];
  durations = {};
  stopsAtFailure = true;
  /** Whether what the file itself reaches, outside its tests, is written down as reached by all of them. */
  counts = false;

  constructor(outer, file, limits) {
    super({ ...outer.config, ...limits });
    this.file = file;
    Object.defineProperty(this, 'moduleRunner', { value: outer.moduleRunner });
    this.__setTraces(outer._otel);
  }

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    if (this.counts) instrumented.currentTestId = `${this.file}#${test.id}`;
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (this.counts) instrumented.currentTestId = `${this.file}#`;
    this.durations[test.id] = test.result?.duration ?? 0;
    if (test.result?.state !== 'fail') return;
    this.failed.push(test.id);
    if (this.stopsAtFailure) this.cancelRun = true;
  }

  async run(tests) {
    if (this.counts) instrumented.currentTestId = `${this.file}#`;
    const [task] = await startTests([{ filepath: this.file, ...(tests && { testIds: tests }) }], this);
    instrumented.currentTestId = undefined;
    vi.resetConfig();
    vi.useRealTimers();
    vi.restoreAllMocks();
    this.moduleRunner.mocker?.reset();
    const errors = [task.result, ...allTasks(task).map(({ result }) => result)].flatMap(
      (result) => result?.errors ?? [],
    );
    return { passed: task.result?.state !== 'fail' && this.failed.length === 0, error: errors[0]?.message ?? '' };
  }
}

const allTasks = (task) => [task, ...(task.tasks ?? []).flatMap(allTasks)];

export default class Judge extends TestRunner {
  /** Before Vitest looks at the one file that it was given. */
  async onBeforeCollect() {
    /** @type {Work} */
    const work = JSON.parse(readFileSync(process.env.MUTANT_WORK, 'utf8'));
    const say = (line) => appendFileSync(work.results, `${JSON.stringify(line)}\n`);
    if (work.faults.length === 0) await this.reach(work, say);
    else await this.judgeAll(work, say);
  }

  async reach({ files }, say) {
    for (const file of files) {
      say({ begun: file });
      // The modules that it needs are loaded without being counted: that happens once, and no fault is in them then.
      await new OneFile(this, file, {}).run(['none']);
      // A crowded machine may stop a test once.
      const result = (await this.reachOf(file, false)) ?? (await this.reachOf(file, true));
      say({ file, ...result });
    }
    say({ reached: instrumented.mutantCoverage ?? { static: {}, perTest: {} } });
  }

  async reachOf(file, isLast) {
    const runner = new OneFile(this, file, {});
    runner.stopsAtFailure = false;
    runner.counts = true;
    const begun = performance.now();
    const { passed, error } = await runner.run();
    const total = performance.now() - begun;
    return passed || isLast ? { passed, error, failed: runner.failed, durations: runner.durations, total } : undefined;
  }

  async judgeAll({ faults, confirmEvery }, say) {
    let unconfirmed = [];
    const confirm = async () => {
      const doubted = unconfirmed;
      unconfirmed = [];
      say({ begun: 'confirm' });
      for (const [file, asked] of Object.entries(Object.groupBy(doubted, ({ asked }) => asked.file))) {
        const tests = asked.some(({ asked }) => asked.tests === null)
          ? null
          : asked.flatMap(({ asked }) => asked.tests);
        const { passed, error } = await new OneFile(this, file, {}).run(tests && [...new Set(tests)]);
        if (!passed) {
          say({ spoilt: doubted.map(({ id }) => id), file, error });
          return false;
        }
      }
      say({ caught: doubted.map(({ id, asked, ms }) => ({ id, file: asked.file, ms })) });
      return true;
    };
    for (const fault of faults) {
      say({ begun: fault.id });
      const begun = performance.now();
      const catcher = await this.catcherOf(fault);
      const ms = Math.round(performance.now() - begun);
      if (catcher) unconfirmed.push({ id: fault.id, asked: catcher, ms });
      else say({ lives: fault.id, ms });
      if (unconfirmed.length >= confirmEvery && !(await confirm())) return;
    }
    if (unconfirmed.length > 0 && !(await confirm())) return;
    say({ done: true });
  }

  /** What was asked when the fault was caught: the test that failed, or all where none did but the file. */
  async catcherOf(fault) {
    for (const { file, tests, timeoutMs } of fault.asked) {
      const failed = await this.failingWith(fault, { file, tests, timeoutMs });
      // A crowded machine may stop a test once; what notices the fault fails again.
      if (failed && (await this.failingWith(fault, { file, timeoutMs, ...failed }))) return { file, ...failed };
    }
    return undefined;
  }

  /** The tests that fail with the fault, or all where none does but the file; undefined where all pass. */
  async failingWith({ id, hits }, { file, tests, timeoutMs }) {
    Object.assign(instrumented, { activeMutant: id, hitCount: 0, hitLimit: (hits + 1) * endless });
    const runner = new OneFile(this, file, { testTimeout: timeoutMs, hookTimeout: timeoutMs });
    const { passed } = await runner.run(tests);
    Object.assign(instrumented, { activeMutant: undefined, hitCount: undefined });
    if (passed) return undefined;
    return { tests: runner.failed.length > 0 ? runner.failed : tests };
  }
}
