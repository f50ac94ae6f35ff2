import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Applications } from '#app/careers/server/applications.server.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { ReadLastChanges } from '#app/catalogue/server/last-changes.server.ts';
import type { Editing } from '#app/desk/content/server/editing.server.ts';
import type { Desk } from '#app/desk/enquiry/server/desk.server.ts';
import type { ReadFigures } from '#app/desk/figures/server/read-figures.server.ts';
import type { DeskNotifier } from '#app/desk/inbox/server/desk-notifier.server.ts';
import type { InboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import type { Staff } from '#app/desk/staff/server/staff.server.ts';
import type { Enquiries } from '#app/enquiries/event/submit-enquiry.server.ts';
import type { Requests } from '#app/enquiries/server/requests.server.ts';
import type { ReadMonitoringView } from '#app/monitoring/server/monitoring-access.server.ts';
import type { ReadSiteStatus } from '#app/monitoring/server/server-status.server.ts';
import type { Config } from '#platform/config.ts';
import type { RequestFacts } from '#platform/http/request-facts.ts';

/** What routes may ask of the server; one set a running site. */
export interface Services {
  config: Config;
  log: Logger;
  catalogue: Catalogue;
  lastChanges: ReadLastChanges;
  enquiries: Enquiries;
  requests: Requests;
  applications: Applications;
  /** How much of the server's status whoever asks may see. */
  monitoringView: ReadMonitoringView;
  readSiteStatus: ReadSiteStatus;
  staff: Staff;
  desk: Desk;
  /** Tells open desks that something came or changed. */
  deskNotifier: DeskNotifier;
  figures: ReadFigures;
  inboxCsv: InboxCsv;
  /** What the team changes of the site by itself. */
  editing: Editing;
}

/**
 * A page of the site as a visitor would get it, but for some answers of the catalogue: what a preview is made of.
 * Nothing of the request that asks for it reaches the page.
 */
export type RenderPage = (path: string, answers: Partial<Catalogue>) => Promise<Response>;

export const renderPageContext = createContext<RenderPage>();
export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
