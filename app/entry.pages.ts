import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { pagesOf } from './site-pages.server.ts';

/** The pages in another language, which the running site takes in: see `entry.site.ts`. */
export const pages = pagesOf(build as ServerBuild);
