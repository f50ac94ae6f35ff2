import type { Config } from '@react-router/dev/config';

const { SITE_LANGUAGE } = process.env;

/** The pages in another language than English are a build of their own, inside the folder of the English one. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  ...(SITE_LANGUAGE && { buildDirectory: `build/${SITE_LANGUAGE}` }),
} satisfies Config;
