/**
 * System Logs are a script of their own, fetched as soon as a tab is watched, because they must open while the server
 * is away.
 */
export async function loadSystemLogs() {
  return (await import('./system-logs.tsx')).SystemLogs;
}
