import { type Kysely, sql, type Transaction } from 'kysely';
import { BrokenForm, readMultipart } from '#app/careers/server/read-multipart.server.ts';
import { type Paper, paperLimits } from '#app/desk/enquiry/paper.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import type { DB } from '#platform/database/types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import {
  privateBucket,
  type StagedUpload,
  type UploadedObject,
  type UploadProblem,
} from '#platform/storage/uploads.ts';
import type { VirusScanner } from '#platform/storage/virus-scanner.ts';
import { recordChange } from './change-enquiry.server.ts';

interface Parts {
  database: Kysely<DB>;
  storage: Pick<Storage, 'store' | 'uploads'>;
  /** Absent if no scanner is configured. */
  scanner: VirusScanner | undefined;
  deskNotifier: Pick<DeskNotifier, 'notify'>;
}

export type Papers = ReturnType<typeof createPapers>;

const wrongType = 'Choose a PDF or a picture: JPEG, PNG, WebP or AVIF.';
const problems: Record<UploadProblem, string> = {
  'too-large': `This file is larger than ${paperLimits.megabytes} MB.`,
  empty: 'This file is empty.',
  'wrong-type': wrongType,
  misnamed: wrongType,
  damaged: 'This file is damaged and cannot be read.',
  active: 'This PDF contains programs or other files. Print it as a PDF again, and attach that.',
  locked: 'This PDF asks for a password. Save it without one, and attach that.',
  unchecked: 'The file could not be checked in time: try again.',
  'no-room': 'There is too little room on the site’s disk to take a file: tell whoever runs the site.',
};

/** The papers of enquiries. Each call takes the person who asks; of an enquiry that they may not see there are none. */
export function createPapers({ database, storage: { store, uploads }, scanner, deskNotifier }: Parts) {
  /** Returns why a stored file cannot be kept; undefined if it can. */
  async function refusalOf({ key }: UploadedObject): Promise<string | undefined> {
    if (!scanner) return undefined;
    try {
      const { kind } = await scanner.scan(await store.read(key));
      return kind === 'infected' ? 'The virus scanner found something in this file. It was not kept.' : undefined;
    } catch {
      return 'The virus scanner does not answer, so nothing was kept. Try again in a few minutes.';
    }
  }

  return {
    list: (principal: Principal, reference: string) =>
      withStaffRole(database, principal, (desk) => listPapers(desk, reference)),

    /** Reads a posted file as it arrives, checks it and attaches it. Returns what is wrong with it; null if nothing is. */
    async attach(principal: Principal, reference: string, posted: Parameters<typeof readMultipart>[0]) {
      let staged: StagedUpload | undefined;
      try {
        const limits = { fileBytes: paperLimits.bytes, fieldBytes: 1024, fields: 4 };
        const { file } = await readMultipart(posted, limits, async ({ filename, content }) => {
          const arriving = { filename, content, client: 'desk' };
          const place = { bucket: privateBucket, maxBytes: paperLimits.bytes } as const;
          const isPdf = /\.pdf\s*$/i.test(filename);
          const result = await uploads.stage(
            arriving,
            isPdf ? { kind: 'document', types: ['pdf'], ...place } : { kind: 'picture', ...place },
          );
          if (result.kind !== 'staged') return { problem: problems[result.kind] };
          staged = result;
          return { name: displayFilename(filename, 'paper') };
        });
        if (file?.problem !== undefined) return file.problem;
        if (!file || !staged) return 'Choose a file.';
        const object = await staged.store();
        const refusal = (await refusalOf(object)) ?? (await keep(principal, reference, file.name, object));
        if (refusal !== undefined) await store.remove(object.key);
        return refusal ?? null;
      } catch (error) {
        if (error instanceof BrokenForm) return 'The file did not arrive whole. Please send it again.';
        throw error;
      } finally {
        await staged?.discard();
      }
    },

    /** Removes a paper; false if there is none. */
    async remove(principal: Principal, reference: string, id: string): Promise<boolean> {
      const path = await withStaffRole(database, principal, async (desk) => {
        const paper = await paperOf(desk, reference, id);
        if (!paper) return null;
        await desk.deleteFrom('desk.paper').where('id', '=', id).execute();
        await recordChange(desk, principal, { id: paper.lead_id }, { kind: 'note', note: `Removed “${paper.name}”.` });
        return paper.path;
      });
      if (path) await store.remove(path);
      if (path) deskNotifier.notify();
      return path !== null;
    },

    /** Returns a paper as a stream; null if there is none. */
    async open(principal: Principal, reference: string, id: string) {
      const paper = await withStaffRole(database, principal, (desk) => paperOf(desk, reference, id));
      return paper && { ...paper, content: await store.read(paper.path) };
    },
  };

  /** Attaches a stored file. Returns why it could not; undefined if it did. */
  async function keep(principal: Principal, reference: string, name: string, object: UploadedObject) {
    const refusal = await withStaffRole(database, principal, async (desk) => {
      const lead = await desk
        .selectFrom('leads')
        .select('id')
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      if (!lead) return 'There is no such enquiry.';
      const papers = await listPapers(desk, reference);
      if (papers.length >= paperLimits.most)
        return `An enquiry has ${paperLimits.most} papers at most: remove one first.`;
      const { key: path, type, bytes } = object;
      await desk
        .insertInto('desk.paper')
        .values({ lead_id: lead.id, path, name, type, bytes, author: principal.name })
        .execute();
      await recordChange(desk, principal, lead, { kind: 'note', note: `Attached “${name}”.` });
      return undefined;
    });
    if (refusal === undefined) deskNotifier.notify();
    return refusal;
  }
}

/** Lists the papers of an enquiry and of those that were merged into it, the newest first. */
async function listPapers(desk: Transaction<DB>, reference: string): Promise<Paper[]> {
  const { rows } = await sql<Paper>`
    select p.id, p.name, p.bytes, p.author, p.at, l.reference
      from leads main join leads l on l.id = main.id or l.merged_into = main.id join desk.paper p on p.lead_id = l.id
     where main.reference = ${reference} order by p.at desc`.execute(desk);
  return rows;
}

async function paperOf(desk: Transaction<DB>, reference: string, id: string) {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const paper = await desk
    .selectFrom('desk.paper as p')
    .innerJoin('leads as l', 'l.id', 'p.lead_id')
    .select(['p.path', 'p.name', 'p.type', 'p.lead_id'])
    .where('l.reference', '=', reference)
    .where('p.id', '=', id)
    .executeTakeFirst();
  return paper ?? null;
}
