import { audit, isClean } from '#app/desk/records/audit.server.ts';
import { withRecords } from './open-records.ts';

/** `npm run audit` prints as JSON what it found; it exits with code 1 if somebody must look at it. */
await withRecords(async ({ database, objects }) => {
  const found = await audit({ database, objects });
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  if (!isClean(found)) process.exitCode = 1;
});
