/** A script of its own, fetched as soon as a tab is watched: System Logs must open while the server is away. */
export async function loadSystemLogs() {
  return (await import('./system-logs.tsx')).SystemLogs;
}
