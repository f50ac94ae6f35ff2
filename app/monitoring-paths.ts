/** The addresses of monitoring, apart from `paths.ts`, which every page carries to the browser. */
export const monitoringPaths = {
  health: () => '/api/health',
  server: () => '/api/monitoring',
  /** The server's own log as text, one entry a line. */
  logs: () => '/api/logs',
};
