import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { siteDatabase } from '#app/site-database.server.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { startDatabaseServer } from '#tests/databases/database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL of the server that the tests share. */
    databaseServer: string;
    /** The password of the login `website`, which has the rights of `tivoli_site` and no more. */
    websitePassword: string;
  }
}

interface Started {
  url: string;
  websitePassword: string;
  remove(): Promise<void>;
}

/** Each project of a run calls this file, perhaps as a module of its own: what was started is known to the process. */
const known = globalThis as { testDatabaseServer?: Promise<Started> };

/** Starts one server for the whole run, with one migrated and seeded template of which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const isFirst = known.testDatabaseServer === undefined;
  known.testDatabaseServer ??= start();
  const { url, websitePassword, remove } = await known.testDatabaseServer;
  project.provide('databaseServer', url);
  project.provide('websitePassword', websitePassword);
  return isFirst ? remove : undefined;
}

async function start(): Promise<Started> {
  const server = await startDatabaseServer();
  const websitePassword = crypto.randomUUID();
  const template = server.url.replace(/postgres$/, 'template_site');
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // Passwords that are cheap to check: the tests sign in a thousand times. Before PostgreSQL 16 there is no such setting.
  await admin.query(`select set_config(name, '1', false) from pg_settings where name = 'scram_iterations'`);
  await admin.query(`alter role postgres password '${new URL(server.url).password}'`);
  await admin.query('create database template_site');
  await prepareDatabase(template, siteDatabase);
  await admin.query(`create role website login password '${websitePassword}' in role tivoli_site`);
  await admin.query('alter database template_site is_template true allow_connections false');
  await admin.end();
  return { url: server.url, websitePassword, remove: () => server.remove() };
}
