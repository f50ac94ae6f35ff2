import { attackPaced } from './attack-paced.mjs';
import { visitHomeDuring } from './visit-home.mjs';

const letters = 8_000;
const seconds = 8;
const kinds = ['a', '1', 'a1', '-', '%41', '@a', 'a.', '+9'];

function report(number) {
  const url = `https://tivoli.example/${kinds[number % kinds.length].repeat(4_000).slice(0, 4_000)}`;
  return {
    path: '/api/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': { 'document-uri': url, 'effective-directive': 'img-src', 'blocked-uri': url },
    }),
  };
}

/** Addresses and policy reports of 8,000 letters do not slow the home page down. */
export const longAddresses = {
  title: 'addresses of 8,000 letters',
  async play({ origin }) {
    const path = (number) => `/${kinds[number % kinds.length].repeat(letters).slice(0, letters - 50 - (number % 9))}`;
    const addresses = await visitHomeDuring(origin, () =>
      attackPaced(origin, { seconds, wanted: (number) => ({ path: path(number) }) }),
    );
    const reports = await visitHomeDuring(origin, () => attackPaced(origin, { seconds, wanted: report }));
    return { holds: addresses.holds && reports.holds, addresses, reports };
  },
};
