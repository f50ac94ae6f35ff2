import { applicationLimits as limits } from '#app/careers/application-limits.ts';
import { applicationRules } from '#app/careers/application-rules.ts';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { type AfterSubmit, readPhone, unknownSender } from '#app/forms/receive-form.server.ts';
import { careerPositions } from '#content/career-positions.ts';
import { FairQueue } from '#platform/fair-queue.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { privateBucket, type StageResult, type UploadProblem, type Uploads } from '#platform/storage/uploads.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { BrokenForm, type FormFile, readMultipart, StopReading } from './read-multipart.server.ts';
import { createSubmitApplication, type SubmitParts } from './submit-application.server.ts';

export type Applications = ReturnType<typeof createApplications>;

interface PostedApplication {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
  /** Reads the sender from the form's texts. */
  senderOf?: (values: FormValues) => SenderFacts;
}

interface ReceivedApplication {
  outcome: SubmitResult;
  values: FormValues;
}

/** A checked CV, or the reason why it is refused, with the name that the applicant gave it. */
type TakenCv = (StageResult | { kind: 'crowded' }) & { filename: string };

/** Too many bytes are arriving from one client, so the rest of the file is not stored. */
class Crowded extends Error {}

interface Parts extends SubmitParts {
  uploads: Uploads;
  afterSubmit: AfterSubmit;
}

const cvRule = {
  kind: 'document',
  bucket: privateBucket,
  types: ['pdf', 'doc', 'docx'],
  maxBytes: limits.cvBytes,
} as const;
const formLimits = { fileBytes: limits.cvBytes, fieldBytes: 64 * 1024, fields: 30 };
/** Bodies that are read at once. The others wait in the network, where they use none of our memory. */
const readAtOnce = { atOnce: 48, atOncePerClient: 24 };
const longestWaitMs = 10_000;

const problems: Record<Exclude<UploadProblem, 'no-room'> | 'crowded', string> = {
  ...cvMessages,
  crowded: cvMessages.manyAtOnce,
  'too-large': cvMessages.tooLarge,
  'wrong-type': cvMessages.wrongType,
};
/** Seconds after which a refused file may be tried again. */
const crowdedFor = 60;

const refusals: Partial<Record<TakenCv['kind'], { status: 429 | 503; retryAfter: number }>> = {
  crowded: { status: 429, retryAfter: crowdedFor },
  unchecked: { status: 503, retryAfter: crowdedFor },
};

export function createApplications({ uploads, afterSubmit, ...parts }: Parts) {
  const places = new FairQueue(readAtOnce);
  const submit = createSubmitApplication(parts);
  const rules = applicationRules({ positions: careerPositions, readPhone });

  async function judge(values: FormValues, cv: TakenCv | undefined, sender: SenderFacts): Promise<SubmitResult> {
    const reading = readForm(rules, values);
    const errors: FormErrors = 'errors' in reading ? reading.errors : {};
    if (cv?.kind !== 'staged' && cv?.kind !== 'no-room') {
      const refused = cv && refusals[cv.kind];
      errors.cv = cv ? problems[cv.kind] : cvMessages.missing;
      return { kind: 'invalid', errors, ...(refused && Object.keys(errors).length === 1 && { refused }) };
    }
    if ('errors' in reading) return { kind: 'invalid', errors };
    const file = cv.kind === 'staged' ? cv : null;
    return submit({ application: reading.accepted, values, sender, cv: file, cvFilename: cv.filename });
  }

  /** Checks the CV while it arrives, if the sender's other files leave room for it. */
  async function take(
    { filename, content }: FormFile,
    client: string,
    add: (bytes: number) => boolean,
  ): Promise<TakenCv> {
    async function* counted() {
      for await (const chunk of content) {
        if (!add(chunk.length)) throw new Crowded();
        yield chunk;
      }
    }
    const name = { filename: displayFilename(filename, 'CV') };
    try {
      return { ...(await uploads.stage({ filename, content: counted(), client }, cvRule)), ...name };
    } catch (error) {
      if (error instanceof Crowded) return { kind: 'crowded', ...name };
      throw error;
    }
  }

  async function receive(post: PostedApplication): Promise<ReceivedApplication> {
    let seen: FormValues = {};
    let taken: TakenCv | undefined;
    const senderOf = post.senderOf ?? (() => unknownSender);
    const { address } = senderOf({});
    const client = clientNetwork(address);
    // Slow senders must not keep others out, so nobody waits longer for a place.
    const place = await places.enter(client, AbortSignal.timeout(longestWaitMs));
    const arriving = parts.quota.arriving(address);
    try {
      const lacking = await parts.quota.admit(address);
      const { values, file } = await readMultipart(post, formLimits, async (sent, before) => {
        seen = before;
        if (lacking) throw new StopReading(lacking.retryAfter);
        taken = await take(sent, client, arriving.add);
        return taken;
      });
      if (lacking) return { outcome: { kind: 'flood', retryAfter: lacking.retryAfter }, values };
      return { outcome: await judge(values, file, senderOf(values)), values };
    } catch (error) {
      if (error instanceof StopReading)
        return { outcome: { kind: 'flood', retryAfter: error.retryAfter }, values: seen };
      if (error instanceof BrokenForm) return { outcome: { kind: 'invalid', errors: {} }, values: seen };
      parts.log.error({ error: errorFields(error) }, 'an application could not be stored');
      return { outcome: { kind: 'unavailable' }, values: seen };
    } finally {
      if (taken?.kind === 'staged') await taken.discard();
      arriving.end();
      if ('end' in place) place.end();
    }
  }

  return {
    /**
     * Reads an application with its CV as it arrives, and stores both once the whole form is accepted, or neither.
     * Never throws. `invalid` without errors means that the body was not a form.
     */
    async receive(post: PostedApplication): Promise<ReceivedApplication> {
      const received = await receive(post);
      afterSubmit('application', received.outcome);
      return received;
    },
  };
}
