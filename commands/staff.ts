import { linkHours } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { readConfig } from '#platform/config.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { withRecords } from './open-records.ts';

const [action, email = ''] = process.argv.slice(2);

/**
 * `npm run staff add EMAIL` makes somebody an administrator of the desk and prints the one-time link by which they set
 * their password. A colleague who exists already gets a new link and loses the second factor. Everybody else is
 * invited at the desk.
 */
await withRecords(async ({ database }) => {
  if (action !== 'add' || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
    throw new Refusal('Usage: npm run staff add EMAIL.');
  }
  const { publicUrl, port } = readConfig(process.env);
  const path = await inviteByCommand(database, email);
  process.stdout.write(`${publicUrl ?? `http://localhost:${port}`}${path}\n`);
  process.stderr.write(
    `The link works once, within ${linkHours.invitation} hours. A second factor of theirs is off.\n`,
  );
});
