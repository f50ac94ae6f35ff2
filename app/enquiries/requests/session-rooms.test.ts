import { expect, test, vi } from 'vitest';
import { tabOfEachTest } from '#tests/support/tab-of-each-test.ts';
import { clientLoader } from './request-room-route.tsx';

const minute = 60_000;

tabOfEachTest();

test('the session keeps the rooms of a hotel for fifteen minutes, and then asks again', async () => {
  let asked = 0;
  const request = new Request('https://tivoli.example/request-room/the-tivoli');
  const serverLoader = async () => {
    asked += 1;
    return { visit: asked };
  };
  const open = () => clientLoader({ request, serverLoader } as never);
  await open();
  vi.setSystemTime(Date.now() + 15 * minute - 1);
  expect(await open()).toEqual({ visit: 1 });
  vi.setSystemTime(Date.now() + 1);
  expect(await open()).toEqual({ visit: 2 });
});
