import { passwordLength } from '#domain/password.ts';
import { contextWords } from './context-words.ts';

/** Guesses that a password must withstand, as a power of ten. */
const leastGuesses = 10;

interface Owner {
  name: string;
  email: string;
}

/**
 * What is wrong with a password, as a sentence; null where nothing is. How easily it is guessed is judged with lists: 49,000
 * leaked passwords, English words and names, keyboard runs, words of ours, and whose it is. Nobody is asked over the network.
 */
export async function passwordProblem(password: string, { name, email }: Owner): Promise<string | null> {
  const { least, most } = passwordLength;
  if (password.length < least) return `Please use at least ${least} characters.`;
  if (password.length > most) return `Please use at most ${most} characters.`;
  loading ??= loadJudge();
  const judge = await loading;
  const own = `${name} ${email}`.toLowerCase().split(/[\s@.+_-]+/);
  const { guessesLog10 } = judge.check(password, [...contextWords, ...own.filter((word) => word.length > 1)]);
  return guessesLog10 < leastGuesses
    ? 'Too easily guessed: it is like one that leaked elsewhere, or made of common words. Please add words that do not belong together.'
    : null;
}

let loading: ReturnType<typeof loadJudge> | undefined;

/** Loaded when a password is first set: its lists are megabytes. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
