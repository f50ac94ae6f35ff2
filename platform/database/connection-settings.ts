import type pg from 'pg';
import { SITE_ROLE } from './site-role.ts';
import { getTypeParser } from './type-parsers.ts';

export interface ConnectionSettings extends pg.PoolConfig {
  connectionString: string;
}

/** The name of a running site's connections on the server. Commands and migrations have other names. */
export const siteConnections = 'tivoli';

/**
 * Returns how the site connects: as `tivoli_site`, whichever user the URL names. If the URL names another user, the
 * connection works as that role from the first statement on. A transaction pooler refuses such options or drops them;
 * with one, the URL must name `tivoli_site` itself (`alter role tivoli_site login password …`), and the migrations
 * gave that role the same settings. Each connection then checks its role (`assertSiteRole`).
 * @param statementTimeoutMs the server ends a statement that runs longer, if the URL names another user
 */
export function connectionSettings(url: string, statementTimeoutMs: number): ConnectionSettings {
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
