/** Apart from the dashboard, and fetched as soon as a tab is watched: they must open while the server is away. */
export async function loadSystemLogs() {
  return (await import('./system-logs.tsx')).SystemLogs;
}
