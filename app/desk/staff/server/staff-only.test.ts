import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { servicesContext } from '#app/services.server.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { SignedIn } from './staff.server.ts';
import {
  confirmedAtContext,
  isConfirmed,
  principalAt,
  principalContext,
  requireConfirmed,
  sessionContext,
  staffOnly,
} from './staff-only.server.ts';

const asha: Principal = { id: 'a', name: 'Asha', email: 'asha@example.com', role: 'sales', properties: ['the-tivoli'] };
const now = new Date('2026-11-21T08:35:00Z');
const signedInAsha: SignedIn = {
  principal: asha,
  sessionId: 's',
  confirmedAt: now,
  lacks: null,
  cookies: ['desk.a=1'],
};
const paths = {
  signIn: (from: string) => `/desk/sign-in?from=${encodeURIComponent(from)}`,
  secondFactor: () => '/desk/second-factor',
  signOut: () => '/desk/sign-out',
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

function contextOf(signedIn: SignedIn | null): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, { staff: { whoAsks: async () => signedIn } } as never);
  context.set(requestContext, { origin: 'https://tivoli.example', clientAddress: '192.0.2.1' } as never);
  return context;
}

/** Requests a page of the desk; returns the answer, or what was thrown instead. */
async function ask(url: string, signedIn: SignedIn | null) {
  const context = contextOf(signedIn);
  const request = new Request(`https://tivoli.example${url}`);
  const args = { request, context, params: {}, pattern: '', url: new URL(request.url), unstable_pattern: '' };
  const guard = staffOnly(paths) as unknown as (of: typeof args, next: () => Promise<Response>) => Promise<Response>;
  const answer = await guard(args, async () => new Response('the page')).catch((thrown: Response) => thrown);
  return { answer, context };
}

const keptByNobody = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

describe('a page of the desk', () => {
  test.each([
    ['/desk', '/desk'],
    ['/desk/enquiries?view=mine&property=the-tivoli', '/desk/enquiries?view=mine&property=the-tivoli'],
    ['/desk/enquiries.data?view=mine&_routes=a&index', '/desk/enquiries?view=mine'],
    ['/desk/_.data', '/desk'],
    ['/desk.data?_routes=a', '/desk'],
  ])('%s leads who is not signed in to the door, and back to %s', async (url, back) => {
    const { answer } = await ask(url, null);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(paths.signIn(back));
    expect(Object.fromEntries(answer.headers)).toMatchObject(keptByNobody);
  });

  test('is told who asks, is kept by nobody, and prolongs the session', async () => {
    const { answer, context } = await ask('/desk', signedInAsha);
    expect(await answer.text()).toBe('the page');
    expect(Object.fromEntries(answer.headers)).toMatchObject(keptByNobody);
    expect(answer.headers.getSetCookie()).toEqual(['desk.a=1']);
    expect([context.get(principalContext), context.get(confirmedAtContext), context.get(sessionContext)]).toEqual([
      asha,
      now,
      's',
    ]);
  });

  test('leads who lacks a second factor to setting it up, and lets them leave', async () => {
    const lacking: SignedIn = { ...signedInAsha, lacks: 'second-factor' };
    const { answer } = await ask('/desk/enquiries', lacking);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/second-factor']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(keptByNobody);
    expect(await (await ask('/desk/sign-out', lacking)).answer.text()).toBe('the page');
  });
});

test('who has no door to a part of the desk finds nothing there', () => {
  const context = contextOf(null);
  context.set(principalContext, asha);
  expect(principalAt(context, 'enquiries')).toBe(asha);
  let thrown: unknown;
  try {
    principalAt(context, 'staff');
  } catch (error) {
    thrown = error;
  }
  expect(thrown instanceof Response && thrown.status).toBe(404);
});

describe('what is sensitive', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const confirmAt = (to: string, method: 'get' | 'post') => `/desk/confirm?to=${to}&method=${method}`;

  test('is open for ten minutes after a password', () => {
    expect([isConfirmed(minutesAgo(10)), isConfirmed(new Date(minutesAgo(10).getTime() - 1))]).toEqual([true, false]);
  });

  test.each([
    ['GET', 303, 'get'],
    ['POST', 307, 'post'],
  ])('asks after that for it first, and goes on from there: %s', (method, status, how) => {
    const context = contextOf(null);
    context.set(confirmedAtContext, minutesAgo(11));
    const request = new Request('https://tivoli.example/desk/person?of=TV-7K3M9Q', { method });
    let thrown: unknown;
    try {
      requireConfirmed({ request, context }, confirmAt);
    } catch (error) {
      thrown = error;
    }
    if (!(thrown instanceof Response)) throw new Error('It was let through.');
    expect([thrown.status, thrown.headers.get('location')]).toEqual([
      status,
      `/desk/confirm?to=/desk/person?of=TV-7K3M9Q&method=${how}`,
    ]);
    context.set(confirmedAtContext, now);
    expect(() => requireConfirmed({ request, context }, confirmAt)).not.toThrow();
  });
});
