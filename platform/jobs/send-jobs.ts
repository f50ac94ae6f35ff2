import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#platform/database/types.ts';
import { type JobData, jobsSchema, priorityOf, type QueueName } from './queues.ts';

/** The database's own function that puts jobs into this queue. */
function functionOf(queue: QueueName): string {
  return `send_${queue.replaceAll('-', '_')}`;
}

/**
 * The statement by which the library puts jobs into a queue, as a function: a connection plans it once, and not at each
 * enquiry, where it was a third of what the database had to do.
 */
export async function sendingFunction(boss: PgBoss, queue: QueueName): Promise<string> {
  let statement = '';
  const listener = {
    async executeSql(text: string) {
      statement = text;
      return { rows: [] };
    },
  };
  await boss.insert(queue, [{ data: {} }], { db: listener, returnId: true });
  if (!/^\s*insert into/i.test(statement)) throw new Error(`The queue ${queue} is filled by an unknown statement.`);
  // A queue that is not there takes nothing and says nothing.
  return `create or replace function ${jobsSchema}.${functionOf(queue)}(text) returns setof uuid language plpgsql as $send$
    declare taken int;
    begin
      return query ${statement};
      get diagnostics taken = row_count;
      if taken <> json_array_length($1::json) then
        raise exception 'The queue ${queue} did not take % jobs.', json_array_length($1::json);
      end if;
    end $send$;`;
}

/** Selected by a statement, it puts jobs into the queue and gives a row for each, or fails. */
export function sentJobs<Name extends QueueName>(queue: Name, data: JobData[Name][]): RawBuilder<string> {
  const jobs = JSON.stringify(data.map((item) => ({ data: item, priority: priorityOf(item) })));
  return sql<string>`${sql.id(jobsSchema, functionOf(queue))}(${jobs})`;
}

/**
 * Puts jobs into the queue with the caller's transaction: they exist if and when it commits.
 *
 * @throws where the queue took fewer
 */
export async function sendJobs<Name extends QueueName>(
  transaction: Transaction<DB>,
  queue: Name,
  data: JobData[Name][],
): Promise<void> {
  await sql`select ${sentJobs(queue, data)}`.execute(transaction);
}
