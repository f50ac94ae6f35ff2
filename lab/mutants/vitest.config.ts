import { existsSync, readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import suite from '../../vitest.config.ts';

const folder = process.env.FAULTS_FOLDER ?? '';
/** Each test file gets a process of its own while it is found out what it reaches. */
const isolate = existsSync(`${folder}/tells`);
const order: string[] = JSON.parse(readFileSync(`${folder}/order.json`, 'utf8'));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.findIndex((file) => moduleId.endsWith(`/${file}`));
    return [...files].sort((one, other) => place(one) - place(other));
  }
}

/** The test suite as it is, in one process and in the order that the proof asks for. */
export default {
  ...suite,
  test: {
    ...suite.test,
    isolate,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    onConsoleLog: () => false,
    projects: (suite.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, test: { ...project.test, isolate, setupFiles: ['lab/mutants/vitest-setup.mjs'] } }
        : project,
    ),
  },
};
