/**
 * What carries promises to visitors and staff, by subject: the files whose faults the tests must notice, and the tests
 * that are asked. Browser tests are left out: they take too long to be asked thousands of times.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const areas = {
  rules: {
    mutate: [
      'app/language/*.ts',
      'app/forms/rules/{form-rules,read-phone}.ts',
      'app/forms/sent/reference.ts',
      'app/enquiries/event/{enquiry,enquiry-rules,submit-enquiry.server}.ts',
      'app/enquiries/requests/{room-request,loyalty-and-contact}-rules.ts',
      'app/careers/application-rules.ts',
      'app/catalogue/{ceremonies,group-outline,offer,page-family,room-list,space-figures}.ts',
      'app/catalogue/venue-finder.ts',
      'app/desk/enquiry/lead-status-changes.ts',
      'app/desk/applications/application-status-changes.ts',
      'app/desk/inbox/{answer-deadline,inbox,phone-enquiry}.ts',
      'app/desk/staff/staff-roles.ts',
      'app/ui/video/video.ts',
      'platform/{clean-text,memoize-per-list,pagination,without-undefined}.ts',
      'platform/images/{picture-sizes,picture}.ts',
      '!**/*.test.ts',
    ],
    tests: [
      'app/{language,catalogue}/*.test.ts',
      'app/forms/{rules,sent,server}/*.test.ts',
      'app/enquiries/{event,requests}/*.test.ts',
      'app/careers/*.test.ts',
      'app/listings/finder/*.test.ts',
      'app/desk/{applications,enquiry,inbox,staff}/*.test.ts',
      'app/ui/video/*.test.ts',
      'platform/*.test.ts',
      'platform/images/{picture-sizes,picture}.test.ts',
    ],
  },
  enquiries: {
    mutate: [
      'app/enquiries/{server,emails,confirmation}/*.ts',
      'app/enquiries/event/*.server.ts',
      'app/forms/{server,spam}/*.ts',
      '!**/*.test.ts',
      '!app/forms/spam/disposable-domains.server.ts',
    ],
    tests: ['app/enquiries/{server,emails,confirmation,event}/*.test.ts', 'app/forms/{server,spam}/*.test.ts'],
  },
  mail: {
    mutate: ['app/{emails,desk/emails}/*.ts', 'platform/mail/*.ts', '!**/*.test.ts'],
    tests: [
      'app/{emails,desk/emails}/*.test.ts',
      'app/enquiries/emails/enquiry-emails.db.test.ts',
      'app/enquiries/emails/visitor-mail{s,-details}.db.test.ts',
      'app/desk/inbox/server/inbox.db.test.ts',
    ],
  },
  staff: {
    mutate: ['app/desk/{sign-in,staff}/server/*.ts', '!**/*.test.ts'],
    tests: ['app/desk/{sign-in,staff,inbox,enquiry,applications}/server/*.test.ts'],
  },
  desk: {
    mutate: ['app/desk/{inbox,enquiry,applications,figures}/server/*.ts', '!**/*.test.ts'],
    tests: ['app/desk/{inbox,enquiry,applications,figures}/server/*.test.ts', 'app/desk/records/*.test.ts'],
  },
  limits: {
    mutate: [
      'platform/http/security/{client-network,limits,trusted-proxies}.ts',
      'platform/http/requests/{examine-request,read-posted-form,request-origin,stream-body}.ts',
      'platform/http/ask-router.ts',
      'app/forms/spam/spam-filter.server.ts',
    ],
    tests: [
      'platform/http/{,cache,requests,security}/*.test.ts',
      'app/forms/spam/*.test.ts',
      'tests/http/{limits,origins,hostile,policy}.test.ts',
    ],
  },
  backups: {
    mutate: ['platform/backup/{archives,backup-settings,write-archive,schedule-backups}.ts'],
    tests: [
      'platform/backup/{schedule-backups.db,archives,backup.db,restore-drill.db}.test.ts',
      'platform/config.test.ts',
    ],
  },
};
