import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { careerPositions } from '#content/option-lists.ts';
import { readCampaign } from '#domain/campaign.ts';
import { applicationLimits as limits } from '#domain/constants.ts';
import type { FormErrors, FormValues, SenderFacts, SubmitResult } from '#domain/form.ts';
import { applicationRules, type CareerApplication, cvMessages } from '#domain/forms/career-application.ts';
import { readForm } from '#domain/forms/form-rules.ts';
import { readPhone } from '#domain/phone.ts';
import { newReference } from '#domain/reference.ts';
import { type Database, WRITE_LIMIT_MS } from '#server/database/open-database.ts';
import type { Guard } from '#server/enquiries/guard/guard.ts';
import { unknownSender } from '#server/enquiries/guard/unknown-sender.ts';
import { submissionIdOf } from '#server/enquiries/submission-id.ts';
import { submitForm } from '#server/enquiries/submit-form.ts';
import { errorFields } from '#server/logging.ts';
import { createGate } from '#server/storage/gate.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { referencedObjects } from '#server/storage/referenced-objects.ts';
import { privateBucket, type UploadedObject, type Uploads } from '#server/storage/uploads.ts';
import { createCrowdGate } from './crowd-gate.ts';
import { cvFilename } from './cv-filename.ts';
import { BrokenForm, type FormFile, readMultipart } from './read-multipart.ts';
import { storeApplication } from './store-application.ts';

export interface Applications {
  /**
   * Reads an application with its CV as it arrives and stores both, or neither. Never throws: `invalid` with no errors
   * is a body that was no form.
   */
  receive(post: PostedApplication): Promise<ReceivedApplication>;
}

interface PostedApplication {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
  /** What the form's texts say of its sender. */
  senderOf?: (values: FormValues) => SenderFacts;
}

interface ReceivedApplication {
  outcome: SubmitResult;
  values: FormValues;
}

interface Parts {
  database: Pick<Database, 'writes'>;
  guard: Guard;
  uploads: Uploads;
  objects: Pick<ObjectStore, 'remove'>;
  log: Logger;
}

/** A CV that lies in the store and belongs to no row yet. */
interface KeptCv {
  object: UploadedObject;
  filename: string;
  hash: string;
}

const cvRule = {
  kind: 'document',
  bucket: privateBucket,
  types: ['pdf', 'doc', 'docx'],
  maxBytes: limits.cvBytes,
} as const;
const formLimits = { fileBytes: limits.cvBytes, fieldBytes: 64 * 1024, fields: 30 };
const problems = { 'too-large': cvMessages.tooLarge, empty: cvMessages.empty, 'wrong-type': cvMessages.wrongType };

/** Rows are written two at a time: a rush of applications waits here, and enquiries find a free connection. */
const parallelRows = 2;
/** Bodies that are read at once; the others wait in the network, where they take no memory of ours. */
const readAtOnce = 48;

export function createApplications({ database, guard, uploads, objects, log }: Parts): Applications {
  const inTurn = createGate(parallelRows);
  const enter = createCrowdGate(readAtOnce, 10_000);
  const rules = applicationRules({ positions: careerPositions, readPhone });

  /** Keeps the file in the private bucket, or says what is wrong with it. */
  async function takeCv({ filename, content }: FormFile): Promise<KeptCv | { problem: string }> {
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    }
    const result = await uploads.store(hashed(), cvRule, async () => null);
    if (result.kind !== 'stored') return { problem: problems[result.kind] };
    return { object: result.object, filename: cvFilename(filename), hash: hash.digest('hex') };
  }

  async function store(
    values: FormValues,
    cv: KeptCv | { problem: string } | undefined,
    sender: SenderFacts,
  ): Promise<SubmitResult> {
    const reading = readForm(rules, values);
    const errors: FormErrors = 'errors' in reading ? reading.errors : {};
    const kept = cv && 'object' in cv ? cv : undefined;
    if (!kept) errors.cv = cv && 'problem' in cv ? cv.problem : cvMessages.missing;
    if ('errors' in reading || !kept) {
      if (kept) await forget(kept);
      return { kind: 'invalid', errors };
    }
    const submit = () =>
      submitForm(
        async (assertInTime) => {
          const { email, phone, motivation: words } = reading.accepted;
          const verdict = await guard.judge({ sender, email, phone: phone.number, words });
          if (verdict.kind === 'flood') return verdict;
          const application = {
            application: reading.accepted satisfies CareerApplication,
            cv: { ...kept.object, filename: kept.filename, hash: kept.hash },
            campaign: readCampaign(values.campaign ?? ''),
            submissionId: submissionIdOf(values.submission_id ?? ''),
            reasonsToHold: verdict.reasons,
          };
          return storeApplication(application, { database: database.writes, newReference, assertInTime });
        },
        { log, limitMs: WRITE_LIMIT_MS },
      );
    let outcome = await inTurn(submit);
    // The file was dear to send: one more try before the applicant hears of a database that was slow for a moment.
    if (outcome.kind === 'unavailable') outcome = await inTurn(submit);
    // The first sending has its own file. After a failure nobody knows whether the row arrived: the sweep finds out.
    if (outcome.kind === 'flood' || (outcome.kind === 'stored' && outcome.repeated)) await forget(kept);
    return outcome;
  }

  async function forget({ object }: KeptCv): Promise<void> {
    try {
      // A try that was given up may have stored its row after all: that row's file is this one.
      const used = await referencedObjects(database.writes, [object.key]);
      if (!used.has(object.key)) await objects.remove(object.key);
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'an unused CV is left to the sweep');
    }
  }

  return {
    async receive(post) {
      let seen: FormValues = {};
      const leave = await enter();
      try {
        const { values, file } = await readMultipart(post, formLimits, (found, before) => {
          seen = before;
          return takeCv(found);
        });
        return { outcome: await store(values, file, post.senderOf?.(values) ?? unknownSender), values };
      } catch (error) {
        if (error instanceof BrokenForm) return { outcome: { kind: 'invalid', errors: {} }, values: seen };
        log.error({ error: errorFields(error) }, 'an application could not be stored');
        return { outcome: { kind: 'unavailable' }, values: seen };
      } finally {
        leave();
      }
    },
  };
}
