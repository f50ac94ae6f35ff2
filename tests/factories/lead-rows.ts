import type pg from 'pg';

export interface LeadRow {
  /** ISO time. */
  created_at: string;
  /** The minutes until the first response; absent if there was none yet. */
  answeredAfter?: number;
  venue_id?: string | null;
  source?: 'website_contact' | 'phone_inquiry' | 'loyalty';
  status?: string;
  quarantine?: string;
  utm_source?: string;
  utm_campaign?: string;
  referrer_host?: string;
  customer_name?: string;
  customer_email?: string;
  assigned_to?: string;
}

/** Inserts a lead as a row, at any time of the past. Returns its id. */
export async function addLead(owner: pg.Pool, { created_at, answeredAfter, ...lead }: LeadRow): Promise<string> {
  const created = new Date(created_at);
  const row = {
    reference: `TV-${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
    language: 'en',
    source: 'website_contact',
    customer_name: 'Meera Sample',
    customer_email: 'meera@example.com',
    status: answeredAfter === undefined ? 'new' : 'contacted',
    created_at: created,
    due_at: new Date(created.getTime() + 86_400_000),
    first_response_at: answeredAfter === undefined ? null : new Date(created.getTime() + answeredAfter * 60_000),
    ...lead,
  };
  const columns = Object.keys(row);
  const { rows } = await owner.query<{ id: string }>(
    `insert into leads (${columns}) values (${columns.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}
