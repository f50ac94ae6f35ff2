import { createInterface } from 'node:readline/promises';

/** Whether the person at the terminal types yes; anything else, and the end of what they type, is no. */
export async function askYes(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([terminal.question('Restore it? Type yes: '), closed]);
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
