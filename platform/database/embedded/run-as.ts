import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Refusal } from '#platform/startup/refusal.ts';

interface User {
  uid: number;
  gid: number;
}

/** How to start a program of PostgreSQL, which refuses to run as root. */
export interface RunAs {
  /** The words before the program's name. */
  prefix: string[];
  /** The user who must own the data, if it is not the user of this process. */
  owner?: User;
}

interface Account extends User {
  name: string;
}

function accounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}

function works(command: string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Makes the kernel end PostgreSQL quickly and cleanly if this process is killed (kill -9). */
const endWithUs = ['--pdeathsig', 'INT'];

/** Root inside a user namespace is an ordinary user to PostgreSQL, and can still enter every folder of root's. */
function inNamespace(guise: Account): RunAs {
  return {
    prefix: ['unshare', '--user', `--map-user=${guise.uid}`, `--map-group=${guise.gid}`, 'setpriv', ...endWithUs],
  };
}

function asUser({ uid, gid }: User, ...rights: string[]): RunAs {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { prefix: ['setpriv', ...identity, ...rights, ...endWithUs], owner: { uid, gid } };
}

/** A user that may enter folders of other users, for a folder of root's where namespaces are forbidden. */
const enterFolders = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];

function choicesForRoot(folder: string, data: string): RunAs[] {
  const known = accounts();
  const postgres = known.find(({ name }) => name === 'postgres');
  const { uid, gid } = statSync(existsSync(data) ? data : folder);
  // Data that a user made stay that user's, also when root starts the site once.
  if (uid !== 0) return [asUser({ uid, gid }), asUser({ uid, gid }, ...enterFolders)];
  // initdb looks up its user, so the namespace uses an account that exists.
  const guise = postgres ?? known[0];
  return [
    ...(guise ? [inNamespace(guise)] : []),
    ...(postgres ? [asUser(postgres), asUser(postgres, ...enterFolders)] : []),
  ];
}

/** Gives data that were made in root's namespace to the user that runs PostgreSQL, if namespaces are forbidden now. */
function giveData(choice: RunAs, data: string): RunAs {
  const { owner } = choice;
  if (owner && existsSync(data) && statSync(data).uid !== owner.uid) {
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
  }
  return choice;
}

/** Finds by trying how PostgreSQL can be run here; `data` is its own folder in `folder` and may not exist yet. */
export function chooseRunAs(folder: string, data: string, program: string): RunAs {
  if (process.getuid?.() !== 0) {
    const watched = ['setpriv', ...endWithUs];
    return { prefix: works([...watched, 'true']) ? watched : [] };
  }
  const choice = choicesForRoot(folder, data).find(({ prefix }) =>
    // The program is really started, because `access` alone does not test the right to enter folders.
    works([...prefix, 'sh', '-c', 'cd "$0" && "$1" --version', folder, program]),
  );
  if (choice) return giveData(choice, data);
  throw new Refusal(
    `PostgreSQL does not run as root: start the site as an ordinary user, or allow user namespaces, or let a system user "postgres" reach ${folder} and ${program}, or set DATABASE_URL.`,
  );
}
