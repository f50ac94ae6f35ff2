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

    // Whatever the desk offers first is sent as it stands: nothing is ticked.
    const personPath = `/desk/enquiries/${theirs}/person`;
    const first = await ask({ path: personPath });
    const isFile = /attachment/.test(first.headers['content-disposition'] ?? '');
    const exporting = isFile
      ? undefined
      : pageForms(first.body, personPath).find(
          ({ isPost, fields, pressed }) => isPost && /export/.test(JSON.stringify({ fields, pressed })),
        );
    const exported = exporting
      ? await post(exporting.action, { ...exporting.fields, ...exporting.pressed })
      : isFile
        ? first
        : undefined;
    const isGivenAway = Boolean(
      exported &&
        /attachment/.test(exported.headers['content-disposition'] ?? '') &&
        exported.body.includes(victim.email),
    );

    const [entry] = await queryDatabase(
      dataDir,
      `select reference from leads where lower(customer_email) = $1 and reference <> $2`,
      [victim.email, hers],
    );
    const erasePath = `/desk/enquiries/${entry?.reference}/person`;
    const offered = await ask({ path: erasePath });
    const erasing = pageForms(offered.body, erasePath).find(({ fields }) => 'confirm' in fields);
    const erased = await post(erasing?.action ?? erasePath, {
      ...erasing?.fields,
      ...erasing?.pressed,
      confirm: entry?.reference ?? '',
    });
    const left = await queryDatabase(dataDir, 'select 1 from venue_bookings where reference = $1', [hers]);
    return {
      holds: own.status === 303 && other.status === 303 && joined.status === 303 && !isGivenAway && left.length === 1,
      merged: merged ? merged.status : 'nothing was proposed',
      exported: exported?.status ?? first.status,
      isGivenAway,
      loyaltyEntry: entry?.reference,
      erased: erased.status,
      isBookingLeft: left.length === 1,
    };
  },
};
