import { index, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('enquire', 'routes/enquire.tsx'),
  route('enquire/sent/:reference', 'routes/enquire-sent.tsx'),
] satisfies RouteConfig;
