import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askFrom } from '../hostile/ask-from.mjs';
import { cookiesOf, inviteColleague, signIn } from '../hostile/colleague.mjs';
import { siteRoutes } from '../servers/site-routes.mjs';
import { pageForms } from '../visitors/page-forms.mjs';

const from = '127.0.0.1';
const sentCookie = 'tivoli_sent=constructor';

/** Names of queries, as the sources read them. */
function queryNames(root) {
  const names = new Set();
  for (const file of readdirSync(join(root, 'app'), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
    const source = readFileSync(join(root, 'app', file), 'utf8');
    for (const [, name] of source.matchAll(/\.get(?:All)?\('(\w+)'\)/g)) names.add(name);
    for (const [, list] of source.matchAll(/query: \{([^}]*)\}/g))
      for (const [, name] of list.matchAll(/(\w+):/g)) names.add(name);
  }
  return [...names].sort();
}

/** Reads what can be asked of a running site: its addresses, the forms of its pages and of the desk's, its queries. */
export async function siteSurface({ root, env, origin }) {
  const email = await inviteColleague({ root, env, origin, from });
  const enter = async () => cookiesOf(await signIn(origin, { email, from }));
  const cookies = ['', '', sentCookie, await enter()];
  const paths = [...new Set((await siteRoutes(root)).map(({ path }) => path))];
  const forms = new Map();
  for (const path of [...paths, '/hi/enquire', '/hi/contact']) {
    if (path === '/desk/sign-out' || path === '/desk/live') continue;
    for (const cookie of ['', cookies.at(-1)]) {
      const { body } = await askFrom(origin, { path, from, headers: { cookie } });
      for (const form of pageForms(body, path))
        if (form.isPost && form.names.length > 0)
          forms.set(`${form.action} ${form.names}`, { ...form, isDesk: form.action.startsWith('/desk') });
    }
  }
  return {
    paths,
    queries: queryNames(root),
    forms: [...forms.values()],
    cookies,
    /** A fuzzed form may have ended the session. */
    async signInAgain() {
      const { status } = await askFrom(origin, { path: '/desk', from, headers: { cookie: cookies.at(-1) } });
      if (status !== 200) cookies[cookies.length - 1] = await enter();
    },
  };
}
