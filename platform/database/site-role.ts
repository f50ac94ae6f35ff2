import type pg from 'pg';

/** The site works as this role with the least rights; the migrations make it. */
export const SITE_ROLE = 'tivoli_site';

/** The server let the site in as another role, or gave its role rights that it must not have. */
export class WrongRole extends Error {
  override name = 'WrongRole';
}

interface Identity {
  role: string;
  login: string;
  has_too_many_rights: boolean;
}

/**
 * Asks the server which role this connection has. Some poolers drop the options of a connection silently, and the site
 * would work as the owner.
 * @throws WrongRole with a sentence for the operator
 */
export async function assertSiteRole(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<Identity>(`
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
