import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Applications } from '#app/careers/server/applications.server.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { ReadLastChanges } from '#app/catalogue/server/last-changes.server.ts';
import type { Editing } from '#app/desk/content/server/editing.server.ts';
import type { Diary } from '#app/desk/diary/server/diary.server.ts';
import type { Desk } from '#app/desk/enquiry/server/desk.server.ts';
import type { Papers } from '#app/desk/enquiry/server/papers.server.ts';
import type { ReadFigures } from '#app/desk/figures/server/figures.server.ts';
import type { InboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import type { Staff } from '#app/desk/staff/server/staff.server.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import type { Confirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import type { Requests } from '#app/enquiries/requests/requests.server.ts';
import type { FamilyLinks } from '#app/family/family-links.server.ts';
import type { FamilyPages } from '#app/family/read-family-page.server.ts';
import type { ReadMonitoringView } from '#app/monitoring/server/monitoring-access.server.ts';
import type { ReadMailAlarm, ReadSiteStatus } from '#app/monitoring/server/server-status.server.ts';
import type { Receivers } from '#app/open-forms.server.ts';
import type { Config } from '#platform/config.ts';
import type { RequestFacts } from '#platform/http/ask-router.ts';

/** The parts of the server that routes may use; there is one set for each running site. */
export interface Services {
  config: Config;
  log: Logger;
  catalogue: Catalogue;
  lastChanges: ReadLastChanges;
  confirmations: Confirmations;
  familyLinks: FamilyLinks;
  familyPages: FamilyPages;
  requests: Requests;
  receivers: Receivers;
  applications: Applications;
  /** How much of the server's status this person may see. */
  monitoringView: ReadMonitoringView;
  readSiteStatus: ReadSiteStatus;
  readMailAlarm: ReadMailAlarm;
  staff: Staff;
  desk: Desk;
  diary: Diary;
  /** What visitors are told of it. */
  openDays: OpenDays;
  deskNotifier: DeskNotifier;
  figures: ReadFigures;
  papers: Papers;
  inboxCsv: InboxCsv;
  editing: Editing;
}

/** Renders a page as a visitor would get it, but with some other answers of the catalogue, for a preview. */
export type RenderPage = (path: string, answers: Partial<Catalogue>) => Promise<Response>;

export const renderPageContext = createContext<RenderPage>();
/** The services, and the origin for the addresses of the page that is asked for. */
export const servicesContext = createContext<Services & Pick<RequestFacts, 'origin'>>();
