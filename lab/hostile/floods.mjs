import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, countStatuses, keepAliveAgent } from './ask-from.mjs';
import { judgeOwnStretches } from './own-stretch.mjs';

const lettersOfAddress = 7_950;
const kinds = ['a', '1', 'a1', '-', '%41', '@a', 'a.', '+9'];
const lettersOf = (number, length) => kinds[number % kinds.length].repeat(length).slice(0, length - (number % 9));

function policyReport(number) {
  const url = `https://tivoli.example/${lettersOf(number, 4_000)}`;
  const report = { 'document-uri': url, 'effective-directive': 'img-src', 'blocked-uri': url };
  return {
    path: '/api/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': report }),
  };
}

const refusedForms = ['/enquire', '/contact', '/loyalty/interest', '/request-room/the-tivoli'];
const refusedForm = (number) => ({
  path: refusedForms[number % refusedForms.length],
  form: { variant: 'enquiry', name: '' },
});

const spelledOtherwise = [
  (number) => `/api/%73earch?q=banquet+${number}`,
  (number) => `/%61pi/search?q=banquet+${number}`,
  (number) => `/api/logs?x=${number}`,
  (number) => `/%73earch?q=banquet+${number}`,
  (number) => `/search.data?q=banquet+${number}`,
  (number) => `/hi/%73earch?q=banquet+${number}`,
];

const slashes = (number) => '/'.repeat(1 + (number % 3_000));
const oneOf = (number, list) => list[number % list.length](number);
const outsideAssets = [
  (number) => `/assets/..%2f..%2fpackage.json?x=${number}`,
  (number) => `/assets/missing-${number}.js`,
  (number) => `/assets/%2e%2e/${number}`,
  (number) => `/assets//x${number}`,
];

/**
 * What one client sends over many connections that stay open, as fast as the answers come but no faster than
 * `perSecond`. `wanted` is what `askFrom` sends, by the request's number.
 */
const floods = [
  {
    name: 'long-addresses',
    title: 'addresses of 8,000 letters',
    wanted: (number) => ({ path: `/${lettersOf(number, lettersOfAddress)}` }),
  },
  { name: 'policy-reports', title: 'policy reports of 8,000 letters', wanted: policyReport },
  {
    name: 'invented-hosts',
    title: 'invented hosts',
    wanted: (number) => ({ path: '/hotel/the-tivoli', headers: { host: `invented-${number}.example` } }),
  },
  {
    name: 'unique-searches',
    title: 'unique searches',
    wanted: (number) => ({
      path: number % 2 === 0 ? `/search?q=banquet+${number}` : `/locations?guests=${number}&q=x${number}`,
    }),
  },
  {
    name: 'refused-forms-60',
    title: 'refused forms on 60 connections',
    connections: 60,
    perSecond: 600,
    wanted: refusedForm,
  },
  {
    name: 'refused-forms-400',
    title: 'refused forms on 400 connections',
    connections: 400,
    perSecond: 600,
    wanted: refusedForm,
  },
  {
    name: 'encoded-addresses',
    title: 'costly addresses that are spelled otherwise',
    connections: 100,
    perSecond: 400,
    wanted: (number) => ({ path: oneOf(number, spelledOtherwise) }),
  },
  {
    name: 'slashes',
    title: 'one page under thousands of addresses',
    perSecond: 400,
    seconds: 15,
    wanted: (number) => ({
      path: number % 2 === 0 ? `/contact${slashes(number)}.data?x=n` : `/contact${slashes(number)}_.data?x=${number}`,
    }),
  },
  {
    name: 'assets',
    title: 'files that are not there',
    perSecond: 400,
    wanted: (number) => ({ path: oneOf(number, outsideAssets) }),
    async judge(site, answers) {
      const largest = Math.max(...answers.map(({ body }) => body.length));
      // The text of the public log is renewed once a second.
      await wait(1_500);
      const log = await askFrom(site.origin, { path: '/api/logs', from: attacker });
      const telling = log.body.split('\n').filter((line) => /package\.json|missing-\d|%2f|\.\.\//i.test(line));
      const isPlain = answers.every(({ status, body }) => status === 0 || body.length <= 1_000);
      return { holds: isPlain && telling.length === 0, largestBytes: largest, linesInPublicLog: telling.slice(0, 3) };
    },
  },
];

async function send(origin, { wanted, connections = 40, perSecond = 120, seconds = 8 }) {
  const agent = keepAliveAgent(attacker, connections);
  const end = new AbortController();
  const answers = [];
  let number = 0;
  const connection = async (_, index) => {
    const pauseMs = (connections * 1000) / perSecond;
    await wait((index * 1000) / perSecond);
    while (!end.signal.aborted) {
      const begun = performance.now();
      number += 1;
      const answer = await askFrom(origin, { agent, signal: end.signal, ...wanted(number) });
      if (!end.signal.aborted) answers.push(answer);
      const left = Math.max(0, pauseMs - (performance.now() - begun));
      await wait(left, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const all = Array.from({ length: connections }, connection);
  await wait(seconds * 1000);
  end.abort();
  await Promise.all(all);
  agent.destroy();
  return answers;
}

/** How many requests of a flood are looked at one by one; every kind of each flood is among them. */
const looked = 24;

/** The floods as plays of the proof. */
export const floodPlays = floods.map((flood) => ({
  ...flood,
  async play(site) {
    const answers = await send(site.origin, flood);
    const judged = await flood.judge?.(site, answers);
    const failed = answers.filter(({ status }) => status >= 500 && status !== 503).length;
    return { holds: failed === 0, requests: answers.length, answers: countStatuses(answers), ...judged };
  },
  alone(site) {
    // A page that was asked for before may be kept, so each time the same kind has another number.
    const request = (_, number) => ({
      name: flood.wanted(number).path.slice(0, 80),
      wanted: (time) => ({ from: attacker, ...flood.wanted(1e6 + number + time * looked) }),
    });
    return judgeOwnStretches(site, Array.from({ length: looked }, request));
  },
}));
