import { readdirSync, readFileSync } from 'node:fs';

/** Returns the nanoseconds that all threads of a process have run so far. */
export function processorTime(pid) {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ran);
  }, 0);
}
