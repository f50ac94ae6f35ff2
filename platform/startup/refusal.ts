/**
 * The site cannot start, for a reason that its operator can change. The message is one sentence that names what is
 * wrong and what is expected; the program prints it and ends with exit code 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
