import { expect, test } from 'vitest';
import { subscribeToLog } from './error-collector.ts';
import { createLogger } from './logging.ts';

test('each line is written where it was and heard until the listener has enough', () => {
  const written: string[] = [];
  const heard: string[] = [];
  const log = createLogger({ write: (line) => void written.push(line) });
  const before = log.child({ made: 'before' });
  const { subscribe } = subscribeToLog(log);
  const stop = subscribe((line) => void heard.push(line));
  log.info('one');
  before.child({ id: 'request' }).error({ err: new Error('two') }, 'failed');
  stop();
  log.info('three');
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['one', 'failed', 'three']);
  expect(heard).toEqual(written.slice(0, 2));
});
