import type { Campaign } from '#domain/campaign.ts';
import type { CareerApplication } from '#domain/forms/career-application.ts';
import { hashOf } from '#server/enquiries/content-hash.ts';
import { queueMail } from '#server/enquiries/queue-mail.ts';
import { type Stored, type StoreParts, storeOnce } from '#server/enquiries/store-once.ts';
import type { UploadedObject } from '#server/storage/uploads.ts';

interface ApplicationSubmission {
  application: CareerApplication;
  cv: UploadedObject & { filename: string; hash: string };
  campaign: Campaign;
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/** The application's row, which refers to its CV, and its queued mail in one transaction, as `storeOnce` keeps it. */
export function storeApplication(
  { application, cv, campaign, submissionId, reasonsToHold }: ApplicationSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { phone, cover_letter, ...fields } = application;
  const remark = phone.remark ? `Phone: ${phone.remark}` : null;
  const hash = hashOf([phone.number, remark, cover_letter, ...Object.entries(fields).flat(), cv.hash]);
  return storeOnce(
    { table: 'career_applications', hash, submissionId, reasonsToHold },
    parts,
    async (transaction, columns) => {
      const record = await transaction
        .insertInto('career_applications')
        .values({
          ...columns,
          ...fields,
          ...campaign,
          phone: phone.number,
          cover_letter: [remark, cover_letter].filter(Boolean).join('\n') || null,
          cv_filename: cv.filename,
          cv_path: cv.key,
          cv_type: cv.type,
          cv_size: cv.bytes,
          status: 'new',
        })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow();
      await queueMail(transaction, { of: 'career_applications', id: record.id, columns });
      return record;
    },
  );
}
