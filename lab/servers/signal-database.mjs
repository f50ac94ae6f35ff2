/**
 * Sends a signal to each process of a site's own database; a process that has just ended needs none.
 * @param {{ processes(): { pid: number, title: string }[] }} site
 * @param {NodeJS.Signals} signal
 */
export function signalDatabase(site, signal) {
  for (const { pid } of site.processes().filter(({ title }) => /postgres/.test(title))) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
