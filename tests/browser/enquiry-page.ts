import type { Locator, Page } from 'playwright-core';
import { inDays } from '#tests/support/dates.ts';
import { hydrated } from './hydrated.ts';

/** The enquiry page as a visitor uses it, found by its visible words. */
export class EnquiryPage {
  readonly page: Page;
  readonly submit: Locator;
  readonly problem: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: 'Submit Enquiry' });
    this.problem = page.getByRole('alert');
  }

  async open(venue?: string): Promise<this> {
    const address = venue ? `/enquire?venue=${venue}` : '/enquire';
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    return this;
  }

  /** Waits until the form's script runs. */
  async running(): Promise<this> {
    await hydrated(this.page.locator('input[name=submission_id]').first());
    await this.page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
    return this;
  }

  async fillIn(email: string): Promise<this> {
    const { page } = this;
    await page.getByLabel('Name').fill('Meera Sample');
    await page.getByLabel('Event Type').selectOption('wedding');
    await page.getByLabel('Hotel or venue').selectOption('the-tivoli');
    await page.getByLabel('Event Date').fill(inDays(120));
    await page.getByLabel('Number of Guests').fill('450');
    await page.getByLabel('Phone').fill('98100 00000');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Yes').check();
    await page.getByLabel('Budget Range').selectOption('10-20-lakhs');
    await page.getByLabel('Special Requirements').fill('Two evenings, the haldi on the lawn.');
    return this;
  }

  /** Returns what the fields show, by their names. The form asks for a space once it knows that the hotel has several. */
  async values(): Promise<Record<string, string>> {
    const shown = await this.page
      .locator('form[action*="/enquire"]')
      .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>);
    return { space: '', ...shown };
  }

  async confirmed(): Promise<string> {
    await this.page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();
    const reference = /TV-[0-9A-Z]{6}/.exec((await this.page.textContent('main')) ?? '')?.[0];
    if (!reference) throw new Error('The confirmation shows no reference.');
    return reference;
  }
}
