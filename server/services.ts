import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Applications } from '#server/applications/applications.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { ReadLastChanges } from '#server/catalogue/last-changes.ts';
import type { Config } from '#server/config.ts';
import type { Bell } from '#server/desk/bell.ts';
import type { Desk } from '#server/desk/desk.ts';
import type { ReadFigures } from '#server/desk-figures/read-figures.ts';
import type { Editing } from '#server/editing/editing.ts';
import type { Enquiries } from '#server/enquiries/enquiries.ts';
import type { Requests } from '#server/enquiries/requests.ts';
import type { ReadMonitoringView } from '#server/monitoring/access.ts';
import type { Monitoring } from '#server/monitoring/monitoring.ts';
import type { ReadTruth } from '#server/monitoring/truth-for.ts';
import type { InboxFile } from '#server/outbound/inbox-file.ts';
import type { Staff } from '#server/staff/staff.ts';

/** What routes may ask of the server; one set a running site. */
export interface Services {
  config: Config;
  log: Logger;
  catalogue: Catalogue;
  lastChanges: ReadLastChanges;
  enquiries: Enquiries;
  requests: Requests;
  applications: Applications;
  /** What the server knows of itself: `monitoring.truth(view)`. */
  monitoring: Pick<Monitoring, 'truth'>;
  /** What whoever asks may see of it. */
  monitoringView: ReadMonitoringView;
  readTruth: ReadTruth;
  staff: Staff;
  desk: Desk;
  /** Tells open desks that something came or changed. */
  bell: Bell;
  figures: ReadFigures;
  inboxFile: InboxFile;
  /** What the team changes of the site by itself. */
  editing: Editing;
}

/** One request's own facts, made by the edge. */
export interface RequestFacts {
  id: string;
  /** The canonical origin, e.g. "https://tivoli.example". */
  origin: string;
  /** The visitor's address, believed from trusted proxies only. */
  clientAddress: string;
  /**
   * The address that senders of forms are counted by: the visitor's. Empty where a proxy that nobody named hides it, for then
   * it is everybody's, and families would be held back for each other.
   */
  senderAddress: string;
  /** True where the Origin header names another site: the action answers 403 and keeps the form. */
  foreignOrigin: boolean;
  log: Logger;
}

/**
 * A page of the site as a visitor would get it, but for some answers of the catalogue: what a preview is made of.
 * Nothing of the request that asks for it reaches the page.
 */
export type RenderPage = (path: string, answers: Partial<Catalogue>) => Promise<Response>;

export const renderPageContext = createContext<RenderPage>();
export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
