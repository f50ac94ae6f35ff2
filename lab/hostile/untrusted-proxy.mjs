import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, visitor } from './ask-from.mjs';

const requests = 30;
const token = randomUUID();

/** A proxy that nobody named in TRUSTED_PROXIES sends the addresses of visitors: the operator is told. */
export const untrustedProxy = {
  name: 'untrusted-proxy',
  title: 'a proxy that TRUSTED_PROXIES does not name',
  env: { TRUSTED_PROXIES: '', MONITORING_TOKEN: token },
  async play({ origin, output }) {
    for (let number = 0; number < requests; number += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${number + 1}`, 'x-forwarded-proto': 'https' };
      await askFrom(origin, { path: '/', from: attacker, headers });
    }
    await wait(1_500);
    const log = output()
      .split('\n')
      .filter((line) => line.includes('TRUSTED_PROXIES'));
    const headers = { authorization: `Bearer ${token}` };
    const page = await askFrom(origin, { path: '/monitoring', from: visitor, headers });
    const figures = await askFrom(origin, { path: '/api/monitoring', from: visitor, headers });
    const onPage = [page, figures].some(({ body }) => /TRUSTED_PROXIES|forwarding headers/i.test(body));
    // There is one line: a line for each request would be another way to fill the disk.
    return {
      holds: log.length > 0 && log.length < requests / 2 && onPage,
      linesInLog: log.length,
      line: log[0],
      onPage,
    };
  },
};
