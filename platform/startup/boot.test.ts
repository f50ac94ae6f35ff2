import { expect, test } from 'vitest';
import { takeInheritedSockets } from './boot.ts';

test('sockets are taken once, and only by the process that they were handed to', () => {
  const environment = { LISTEN_PID: '7', LISTEN_FDS: '2', LISTEN_FDNAMES: 'a:b', PORT: '3000' };
  expect(takeInheritedSockets({ ...environment }, 8)).toEqual([]);
  expect(takeInheritedSockets(environment, 7)).toEqual([3, 4]);
  expect(environment).toEqual({ PORT: '3000' });
  expect(takeInheritedSockets(environment, 7)).toEqual([]);
});
