/**
 * What code with faults in it asks: which fault is switched on, and where to say what was reached. The proof copies this
 * file into the code's `platform/` folder, and the names of the functions are those that Stryker calls.
 */
const files = globalThis.process?.getBuiltinModule('node:fs');
/** The proof puts the folder here in which it speaks with the code. */
const folder = '‹folder›';
const read = (name) => (files.existsSync(`${folder}/${name}`) ? files.readFileSync(`${folder}/${name}`, 'utf8') : '');
/** A browser is told both before its page begins. */
const switchedOn = files ? read('switched-on') : globalThis.faultSwitchedOn;
const tells = files ? read('tells') !== '' : globalThis.faultReached !== undefined;
const told = new Set();

if (files && tells) tell(`ancestors ${ancestors().join(' ')}`);

/** The processes that began this one, nearest first. */
function ancestors() {
  const found = [];
  for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) found.push(pid);
  return found;
}

function parentOf(pid) {
  const stat = files.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Each process says in a file of its own what it reached. */
function tell(what) {
  if (files) files.appendFileSync(`${folder}/reached/${process.pid}`, `${what}\n`);
  else void globalThis.faultReached(what);
}

export function stryMutAct_9fa48(fault) {
  return fault === switchedOn;
}

export function stryCov_9fa48(...faults) {
  if (!tells) return;
  for (const fault of faults) {
    if (told.has(fault)) continue;
    told.add(fault);
    tell(fault);
  }
}
