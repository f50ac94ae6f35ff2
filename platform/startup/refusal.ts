/** The site cannot start, for a reason that its operator can change: one sentence that the program prints. */
export class Refusal extends Error {
  override name = 'Refusal';
}
