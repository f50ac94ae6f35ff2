import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StaffRole } from '#app/desk/staff/staff-roles.ts';
import type { MailDelay } from '#app/monitoring/server-status.ts';
import { DeskFrame } from './desk-frame.tsx';

function frameOf(role: StaffRole, mailDelay: MailDelay | null = null): string {
  const element = (
    <DeskFrame
      person={{ id: '1', name: 'Asha', role }}
      waiting={{ enquiries: 3, applications: 2 }}
      mailDelay={mailDelay}
    >
      <h1>Page</h1>
    </DeskFrame>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

function linksFor(role: StaffRole): { to: string; label: string }[] {
  const html = frameOf(role);
  const menu = /<nav[^>]*aria-label="Desk">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return [...menu.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', words = '']) => ({
    to,
    label: words.replace(/<[^>]+>/g, ' ').trim(),
  }));
}

test.each<[StaffRole, string[], string[]]>([
  [
    'admin',
    ['My day', 'Enquiries 3', 'Diary', 'Applications 2', 'Figures', 'Team', 'Content', 'Staff'],
    [
      '/desk/my-day',
      '/desk',
      '/desk/diary',
      '/desk/applications',
      '/desk/figures',
      '/desk/team',
      '/desk/content',
      '/desk/staff',
    ],
  ],
  [
    'manager',
    ['My day', 'Enquiries 3', 'Diary', 'Figures', 'Team'],
    ['/desk/my-day', '/desk', '/desk/diary', '/desk/figures', '/desk/team'],
  ],
  ['sales', ['My day', 'Enquiries 3', 'Diary', 'Figures'], ['/desk/my-day', '/desk', '/desk/diary', '/desk/figures']],
  ['editor', ['Content'], ['/desk/content']],
  ['recruiter', ['Applications 2'], ['/desk/applications']],
])('the menu of %s leads to the parts that they may open, and to no others', (role, labels, addresses) => {
  const links = linksFor(role);
  expect(links.map(({ label }) => label)).toEqual(labels);
  expect(links.map(({ to }) => to)).toEqual(addresses);
});

test('everybody at the desk reads since when mail waits, and why', () => {
  const delay = { since: '2026-11-30T08:40:00Z', why: 'the mail server does not answer (ECONNREFUSED)' };
  expect(frameOf('recruiter', delay)).toContain(
    'Mail has waited since Monday 30 November, 2:10 PM: the mail server does not answer (ECONNREFUSED).',
  );
  expect(frameOf('recruiter')).not.toContain('Mail has waited');
});
