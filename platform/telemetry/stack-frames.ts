/** A frame of a stack, read from the format of V8 or from that of Firefox and Safari. */
export interface Frame {
  name: string;
  file: string;
  /** The line, from 1. */
  line: number;
  /** The column, from 1. */
  column: number;
}

const v8 = /^\s*at (?:(?:async )?(.*?) \()?(?:file:\/\/)?(\S+?):(\d+):(\d+)\)?$/;
const others = /^\s*([^@\s]*)@(\S+?):(\d+):(\d+)$/;
const longestStack = 8_000;

/** Returns the frames of a stack, innermost first. */
export function readFrames(stack: string): Frame[] {
  return stack
    .slice(0, longestStack)
    .split('\n')
    .flatMap((text) => {
      const [, name = '', file, line, column] = v8.exec(text) ?? others.exec(text) ?? [];
      return file
        ? [{ name: /^[\w$.<> #[\]]{0,60}$/.test(name) ? name : '', file, line: Number(line), column: Number(column) }]
        : [];
    });
}
