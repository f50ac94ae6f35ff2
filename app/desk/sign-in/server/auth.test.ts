import { expect, test } from 'vitest';
import { withoutCookie } from './auth.server.ts';

test.each([
  ['a=1; desk.session_token=x; b=2', 'a=1; b=2'],
  ['desk.session_token=x', ''],
  ['a=1;desk.session_token=x;b=2', 'a=1; b=2'],
  ['my.desk.session_token=x', 'my.desk.session_token=x'],
  ['desk.session_token_of=x', 'desk.session_token_of=x'],
])('of the cookies %s there remain %s', (cookie, kept) => {
  const headers = new Headers({ cookie, 'user-agent': 'a browser' });
  const without = withoutCookie(headers, 'desk.session_token');
  expect([without.get('cookie'), without.get('user-agent')]).toEqual([kept, 'a browser']);
  expect(headers.get('cookie'), 'what came stays as it came').toBe(cookie);
});
