import type { Locator, Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** Opens /monitoring and waits until its dashboard runs. */
export async function openMonitoring(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/monitoring`, { waitUntil: 'domcontentloaded' });
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  await page.locator('.mon-figures-3').getByText('All systems operational').waitFor();
}

export const monitoringDashboard = (page: Page): Locator => page.getByRole('region', { name: 'Live dashboard' });

/** Opens one of the dashboard's tabs and returns its text. */
export async function openMonitoringTab(page: Page, name: string): Promise<string> {
  await monitoringDashboard(page).getByRole('tab', { name }).click();
  return (await monitoringDashboard(page).getByRole('tabpanel').textContent()) ?? '';
}
