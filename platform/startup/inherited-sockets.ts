/** systemd passes the first socket under this number (sd_listen_fds(3)). */
const firstSocket = 3;

/**
 * The listening sockets that a service manager holds for the site (`LISTEN_FDS`), as file descriptors. While the site
 * restarts they stay open, and whoever connects waits in the kernel instead of being refused. The variables are
 * removed, so that no program which the site starts takes them for its own.
 */
export function takeInheritedSockets(environment: NodeJS.ProcessEnv, pid = process.pid): number[] {
  const { LISTEN_PID: receiver, LISTEN_FDS: count = '0' } = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  if (Number(receiver) !== pid || !/^\d{1,3}$/.test(count)) return [];
  return Array.from({ length: Number(count) }, (_, index) => firstSocket + index);
}
