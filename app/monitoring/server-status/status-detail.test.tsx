import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import { SiteStatusDetail, SiteStatusEnquiries } from './status-detail.tsx';

const enquiries = { received: 7, answered: 5, overdue: 1, lastAge: 120 };
const detail: ServerDetail = {
  build: 'abc123',
  warnings: ['Name the proxy in TRUSTED_PROXIES.'],
  enquiries,
  mailQueue: null,
  routes: [],
  vitals: [],
  errors: [],
  instances: [],
};

test('administrators read what they should look at', () => {
  const html = renderToStaticMarkup(<SiteStatusDetail detail={detail} />);
  expect(html).toContain('Name the proxy in TRUSTED_PROXIES.');
  expect(html).toContain('Answers by route');
});

test('sales read the figures of their enquiries, and nothing of routes, mail and processes', () => {
  const html = renderToStaticMarkup(<SiteStatusEnquiries enquiries={enquiries} />);
  expect(html).toMatch(/Enquiries in 24 hours<\/dt><dd>7</);
  expect(html).not.toMatch(/route|mail|build|process/i);
});

test('every process has its row, the first one too', () => {
  const figures = { uptime: 60, memory: 200, heap: 90, loopDelay: 12, data: 'database' as const };
  const instances = ['one', 'two', 'three'].map((build) => ({ ...figures, id: build, build }));
  const html = renderToStaticMarkup(<SiteStatusDetail detail={{ ...detail, instances }} />);
  const processes = html.slice(html.indexOf('<caption>Processes</caption>'));
  expect([...processes.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)).toEqual([
    'one',
    'two',
    'three',
  ]);
});
