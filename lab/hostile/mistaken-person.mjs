import { pageForms } from '../visitors/page-forms.mjs';
import { askFrom, attacker, visitor } from './ask-from.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';
import { sendAs } from './silenced.mjs';
import { queryDatabase } from './site-database.mjs';

const victim = { email: 'asha.sample@example.com', phone: '+91 98100 77777', name: 'Asha Sample' };
const stranger = { email: 'mallory@example.com', name: 'Mallory Sample' };

/**
 * A stranger enquires with a family's phone, and leaves her e-mail for the loyalty programme. What the desk proposes is
 * merged, exported and erased: nothing of hers leaves the house or is lost.
 */
export const mistakenPerson = {
  name: 'mistaken-person',
  title: 'a stranger’s contact that is somebody else’s',
  mostStretchMs: 200,
  async play(site) {
    const { origin, dataDir } = site;
    const own = await sendAs(origin, { from: visitor, number: 1, ...victim });
    const other = await sendAs(origin, { from: attacker, number: 2, ...stranger, phone: victim.phone });
    const interest = {
      submission_id: crypto.randomUUID(),
      name: stranger.name,
      email: victim.email,
      phone: '+91 98100 88888',
    };
    const joined = await askFrom(origin, { path: '/loyalty/interest', form: interest, from: attacker });
    const referenceOf = ({ headers }) => /TV-[0-9A-Z]{6}/.exec(headers.location ?? '')?.[0] ?? 'TV-NONE00';
    const [hers, theirs] = [own, other].map(referenceOf);
    const email = await inviteColleague({ ...site, from: visitor });
    const cookie = cookiesOf(await signIn(origin, { email, from: visitor }));
    const ask = (wanted) => askFrom(origin, { from: visitor, ...wanted, headers: { cookie } });
    const post = (action, form) => askFrom(origin, { path: action, form, from: visitor, headers: { cookie } });

    const mergePath = `/desk/enquiries/${theirs}/merge`;
    const merges = pageForms((await ask({ path: mergePath })).body, mergePath);
    const merge = merges.find(
      ({ fields, pressed }) => 'version' in fields && JSON.stringify({ fields, pressed }).includes(hers),
    );
    const merged = merge && (await post(merge.action, { ...merge.fields, ...merge.pressed }));

    // What the desk offers is sent as it stands: nothing is ticked that is not ticked already.
    const offered = async (reference) => {
      const path = `/desk/enquiries/${reference}`;
      const { body } = await ask({ path: `${path}?person=show` });
      const form = pageForms(body, path).find(({ names }) => names.includes('record') && names.includes('confirm'));
      return {
        path: form?.action ?? `${path}/person`,
        record: form?.fields.record ?? '',
        isListed: body.includes(hers),
      };
    };
    const exporting = await offered(theirs);
    const exported = await ask({ path: `${exporting.path}?record=${exporting.record}` });
    const isFile = /attachment/.test(exported.headers['content-disposition'] ?? '');
    const isGivenAway = [victim.email, victim.name, hers].some((words) => exported.body.includes(words));

    const [entry] = await queryDatabase(
      dataDir,
      `select reference from leads where lower(customer_email) = $1 and reference <> $2`,
      [victim.email, hers],
    );
    const erasing = await offered(entry?.reference);
    const erased = await post(erasing.path, { record: erasing.record, confirm: entry?.reference ?? '' });
    const left = await queryDatabase(dataDir, 'select reference from leads where reference in ($1, $2)', [
      hers,
      entry?.reference ?? '',
    ]);
    const booked = await queryDatabase(dataDir, 'select 1 from venue_bookings where reference = $1', [hers]);
    const isKept = booked.length === 1 && left.length === 1 && left[0].reference === hers;
    return {
      holds: [own, other, joined, erased].every(({ status }) => status === 303) && isFile && !isGivenAway && isKept,
      merged: merged ? merged.status : 'nothing was proposed',
      exported: exported.status,
      isFile,
      hersIsListed: exporting.isListed,
      isGivenAway,
      loyaltyEntry: entry?.reference,
      erased: erased.status,
      isKept,
    };
  },
};
