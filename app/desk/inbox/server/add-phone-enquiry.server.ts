import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recordChange } from '#app/desk/enquiry/server/change-enquiry.server.ts';
import type { PhoneEnquiry } from '#app/desk/inbox/phone-enquiry.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { answerDue, newReference } from '#app/forms/store-once.server.ts';
import type { Language } from '#app/language/page-language.ts';
import type { DB } from '#platform/database/types.ts';

/** Stores a phone enquiry as a lead with its deadline, owned by whoever took the call. Returns its reference. */
export async function addPhoneEnquiry(
  desk: Transaction<DB>,
  principal: Principal,
  { name, phone, email, notes, functions, came_by, language = 'en', ...event }: PhoneEnquiry & { language?: Language },
): Promise<string> {
  const [id, reference] = [randomUUID(), newReference()];
  await desk
    .insertInto('leads')
    .values({
      id,
      reference,
      ...event,
      functions: JSON.stringify(functions),
      language,
      source: 'phone_inquiry',
      came_by: came_by ?? 'phone',
      customer_name: name,
      customer_phone: phone.number,
      customer_email: email,
      notes: [notes, phone.remark && `Phone: ${phone.remark}`].filter(Boolean).join('\n') || null,
      due_at: answerDue(),
      assigned_to: principal.id,
      status: 'new',
    })
    .execute();
  await recordChange(desk, principal, { id }, { kind: 'created' });
  return reference;
}
