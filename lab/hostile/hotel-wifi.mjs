import { randomUUID } from 'node:crypto';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { askFrom, countStatuses, hotelWifi, keepAliveAgent } from './ask-from.mjs';

const people = 50;
const picturesEach = 6;

/** One person's phone: it loads pages with their pictures and sends an enquiry. */
async function visit(origin, number) {
  const agent = keepAliveAgent(hotelWifi);
  const ask = (wanted) => askFrom(origin, { agent, ...wanted });
  const pages = ['/', '/hotel/the-tivoli', '/locations', '/enquire'];
  const browsed = [];
  for (const path of pages) {
    const page = await ask({ path });
    browsed.push({ path, ...page });
    const named = page.body.match(/\/storage\/v1\/object\/public\/[^\s"',&]+\?[^\s"',]*/g) ?? [];
    const wanted = [...new Set(named)].slice(0, picturesEach).map((address) => address.replaceAll('&amp;', '&'));
    const seen = await Promise.all(wanted.map((path) => ask({ path, headers: { accept: 'image/avif,image/webp' } })));
    browsed.push(...seen.map((answer, index) => ({ path: wanted[index], ...answer })));
  }
  const fields = enquiryFields({ email: `guest${number}@example.com`, submissionId: randomUUID() });
  const names = ['Meera', 'Ravi', 'Kavita', 'Arjun', 'Sunita'];
  const form = {
    ...fields,
    name: `${names[number % names.length]} Sample`,
    phone: `+91 98100 ${String(20_000 + number)}`,
  };
  const sent = await ask({ path: '/enquire', form });
  agent.destroy();
  return { browsed, sent };
}

/** Fifty people behind one address browse and send enquiries at once, and none is refused. */
export const hotelWifiVisits = {
  name: 'hotel-wifi',
  title: '50 people behind one address',
  async play({ origin }) {
    const visits = await Promise.all(Array.from({ length: people }, (_, number) => visit(origin, number)));
    const browsed = visits.flatMap((each) => each.browsed);
    const refused = browsed.filter(({ status }) => status !== 200);
    const sent = countStatuses(visits.map((each) => each.sent));
    return {
      holds: refused.length === 0 && sent[303] === people,
      people,
      browsed: countStatuses(browsed),
      refused: refused.slice(0, 5).map(({ path, status }) => ({ path, status })),
      sent,
    };
  },
};
