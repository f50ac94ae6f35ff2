/**
 * What carries promises to visitors and staff, by subject: the files whose faults the tests must notice, and the tests
 * that are asked. Browser tests are left out: they take too long to be asked thousands of times. `timeoutMs`: a fault that
 * makes them take so much longer than without it is caught.
 * @type {Record<string, { mutate: string[], tests: string[], timeoutMs?: number }>}
 */
export const areas = {
  rules: {
    mutate: ['domain/**/*.ts', '!domain/**/*.test.ts', '!domain/constants.ts', '!domain/editing/**'],
    tests: ['domain/**/*.test.ts'],
    timeoutMs: 5000,
  },
  enquiries: {
    mutate: [
      'server/enquiries/**/*.ts',
      '!server/enquiries/**/*.test.ts',
      '!server/enquiries/guard/disposable-domains.ts',
    ],
    tests: ['server/enquiries/**/*.test.ts'],
  },
  mail: {
    mutate: ['server/mail/*.ts', '!server/mail/*.test.ts', 'server/outbound/*.ts', '!server/outbound/*.test.ts'],
    tests: ['server/{mail,outbound,enquiries}/**/*.test.ts'],
  },
  staff: {
    mutate: ['server/staff/*.ts', '!server/staff/*.test.ts'],
    tests: ['server/{staff,desk}/*.test.ts'],
  },
  desk: {
    mutate: ['server/{desk,desk-figures}/*.ts', '!server/{desk,desk-figures}/*.test.ts'],
    tests: ['server/{desk,desk-figures,records}/*.test.ts'],
  },
  limits: {
    mutate: [
      'server/edge/{limits,read-body,trusted-proxies,client-network,request-target,request-origin,check-form}.ts',
      'server/enquiries/guard/{guard,suspicions,source-names}.ts',
    ],
    tests: ['server/edge/*.test.ts', 'server/enquiries/guard/*.test.ts', 'tests/edge/{limits,origins,hostile}.test.ts'],
  },
  backups: {
    mutate: ['server/backup/{schedule-backups,settings,archives,passphrase}.ts'],
    tests: ['server/backup/{schedule-backups.db,archives}.test.ts', 'server/config.test.ts'],
  },
};
