import pg from 'pg';
import { product } from '#platform/product.ts';

/** The name of a running site's connections on the server. Commands and migrations have other names. */
export const siteConnections = product.prefix;

/**
 * Returns how the site connects: as `SITE_ROLE`, whichever user the URL names. If the URL names another user, the
 * connection works as that role from the first statement on. A transaction pooler refuses such options or drops them;
 * with one, the URL must name that role itself (`alter role … login password …`), which the migrations gave the same
 * settings. Each connection then checks its role (`assertSiteRole`).
 */
export function connectionSettings(url: string, statementTimeoutMs: number) {
  const settings = { application_name: siteConnections, keepAlive: true, types: { getTypeParser } };
  if (userOf(url).split('.')[0] === SITE_ROLE) return { ...settings, connectionString: url };
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const options = [
    new URLSearchParams(query).get('options'),
    `-c role=${SITE_ROLE}`,
    `-c statement_timeout=${statementTimeoutMs}`,
    '-c idle_in_transaction_session_timeout=15000',
    // Its queries take milliseconds; to compile the largest takes longer than a page waits.
    '-c jit=off',
  ];
  return {
    ...settings,
    connectionString: `${url}${query ? '&' : '?'}options=${encodeURIComponent(options.filter(Boolean).join(' '))}`,
  };
}

/** A pooler's user name is the role, a dot and the project's name. */
function userOf(url: string): string {
  const user = /^[a-z]+:\/\/(?=[^/?]*@)([^:@/?]*)/i.exec(url)?.[1] ?? '';
  return decodeURIComponent(user);
}

/** Figures are read as numbers. A day stays text, because a Date would shift it with the server's time zone. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.NUMERIC) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
};

/** The site works as this role with the least rights; the migrations make it. */
export const SITE_ROLE = `${product.prefix}_site`;

/** The server let the site in as another role, or gave its role rights that it must not have. */
export class WrongRole extends Error {
  override name = 'WrongRole';
}

/** Throws a WrongRole if a pooler dropped the options of this connection, so that the site would work as the owner. */
export async function assertSiteRole(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ role: string; login: string; has_too_many_rights: boolean }>(`
    select rolname as role, session_user as login,
           rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as has_too_many_rights
      from pg_catalog.pg_roles where rolname = current_user`);
  const [identity] = rows;
  if (identity?.role !== SITE_ROLE) {
    throw new WrongRole(
      `The site must work as ${SITE_ROLE}, and the database let it in as ${identity?.role ?? 'nobody'} (a pooler that drops a connection's options does so): DATABASE_URL must name ${SITE_ROLE} itself, and MIGRATION_DATABASE_URL the owner.`,
    );
  }
  if (identity.has_too_many_rights) {
    throw new WrongRole(
      `The role ${SITE_ROLE} must not be a superuser, pass row security, make roles or databases, or replicate: alter role ${SITE_ROLE} nosuperuser nobypassrls nocreaterole nocreatedb noreplication.`,
    );
  }
}
