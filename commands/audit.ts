import { audit, isClean } from '#app/desk/records/audit.server.ts';
import { withRecords } from './open-records.ts';

/** `npm run audit`: what was found, as JSON; exit code 1 where something needs a person. */
await withRecords(async ({ database, objects }) => {
  const found = await audit({ database, objects });
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  if (!isClean(found)) process.exitCode = 1;
});
