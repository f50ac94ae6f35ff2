import { posix } from 'node:path';
import { parseSync } from 'vite';

interface SyntaxNode {
  type: string;
  name?: string;
  computed?: boolean;
  [part: string]: unknown;
}

/** A file with its text. */
export type Sources = Record<string, string>;

/**
 * Returns the constants at the top of these files that none of the files reads: whole constants, and entries of objects
 * that are read by their names alone, as "file: name.entry". What is only exported and imported is not read.
 */
export function unreadConstants(sources: Sources): string[] {
  const trees = Object.entries(sources).map(([file, code]) => ({ file, program: parse(file, code) }));
  const entries = new Map<string, string[]>();
  for (const { file, program } of trees)
    for (const { name, keys } of constantsOf(program)) entries.set(`${file}: ${name}`, keys);
  const read = new Set(trees.flatMap(({ file, program }) => readsOf(file, program)));
  const readInPart = new Set([...read].map((name) => name.replace(/\.\w+$/, '')).concat([...read]));
  return [...entries].flatMap(([constant, keys]) => {
    if (read.has(constant) || read.has(constant.replace(/: .*/, ': *'))) return [];
    if (!readInPart.has(constant)) return [constant];
    return keys.filter((key) => !read.has(`${constant}.${key}`)).map((key) => `${constant}.${key}`);
  });
}

function parse(file: string, code: string): SyntaxNode {
  return parseSync(file, code).program as unknown as SyntaxNode;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: SyntaxNode) => Object.values(node).flat().filter(isNode);

/** The constants at the top of a file whose values are written there, with the names of an object's entries. */
function constantsOf(program: SyntaxNode): { name: string; keys: string[] }[] {
  return (program.body as SyntaxNode[]).flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') return [];
    return (declared.declarations as SyntaxNode[]).flatMap(({ id, init }) => {
      const value = withoutType(init);
      const name = isNode(id) ? id.name : undefined;
      return name && value && isWritten(value) ? [{ name, keys: keysOf(value) }] : [];
    });
  });
}

function withoutType(value: unknown): SyntaxNode | undefined {
  if (!isNode(value)) return undefined;
  return /^TS(As|Satisfies)Expression$/.test(value.type) ? withoutType(value.expression) : value;
}

const isWritten = ({ type }: SyntaxNode) =>
  ['Literal', 'TemplateLiteral', 'ArrayExpression', 'ObjectExpression', 'BinaryExpression'].includes(type);

function keysOf(value: SyntaxNode): string[] {
  if (value.type !== 'ObjectExpression') return [];
  return (value.properties as SyntaxNode[]).flatMap(({ key }) => {
    const name = isNode(key) ? (key.name ?? key.value) : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

/** What a file reads of constants: "file: name", or "file: name.entry" where only the entry is read. */
function readsOf(file: string, program: SyntaxNode): string[] {
  const origins = importsOf(file, program);
  const reads: string[] = [];
  const nameOf = (name: string) => origins.get(name) ?? `${file}: ${name}`;
  const entryOf = (name: string, entry: string) => {
    const whole = nameOf(name);
    return whole.endsWith(': *') ? `${whole.slice(0, -1)}${entry}` : `${whole}.${entry}`;
  };
  const visit = (node: SyntaxNode): void => {
    if (/^(ImportDeclaration|ExportSpecifier|TSInterfaceDeclaration)$/.test(node.type)) return;
    const { object, property, id, init } = node;
    if (node.type === 'MemberExpression' && isNode(object) && object.type === 'Identifier' && !node.computed) {
      reads.push(entryOf(String(object.name), String((property as SyntaxNode).name)));
      return;
    }
    if (node.type === 'VariableDeclarator' && isNode(id)) {
      const keys = id.type === 'ObjectPattern' && isNode(init) && init.type === 'Identifier' ? keysOfPattern(id) : null;
      if (keys) reads.push(...keys.map((key) => entryOf(String((init as SyntaxNode).name), key)));
      else if (isNode(init)) visit(init);
      if (id.type !== 'Identifier') partsOf(id).forEach(visit);
      return;
    }
    if (node.type === 'Identifier') reads.push(nameOf(String(node.name)));
    if (node.type === 'JSXIdentifier') reads.push(nameOf(String(node.name)));
    const isNamed = !node.computed && !node.shorthand;
    if (isNamed && node.type === 'MemberExpression') visit(object as SyntaxNode);
    else if (isNamed && node.type === 'Property') visit(node.value as SyntaxNode);
    else for (const part of partsOf(node)) if (part !== node.key || !isNamed) visit(part);
  };
  (program.body as SyntaxNode[]).forEach(visit);
  return reads;
}

/** The names that an object is taken apart into; null if the rest of it is taken as well. */
function keysOfPattern({ properties }: SyntaxNode): string[] | null {
  const names = (properties as SyntaxNode[]).map(({ key }) => (isNode(key) ? key.name : undefined));
  return names.every((name) => name !== undefined) ? names : null;
}

/** Where each imported name of a file comes from, as "file: name". */
function importsOf(file: string, { body }: SyntaxNode): Map<string, string> {
  const origins = new Map<string, string>();
  for (const { type, source, specifiers } of body as SyntaxNode[]) {
    if (type !== 'ImportDeclaration') continue;
    const from = String((source as SyntaxNode).value).replace(/\?.*$/, '');
    const path = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(file), from);
    for (const { imported, local } of specifiers as { imported?: SyntaxNode; local: SyntaxNode }[])
      if (imported) origins.set(String(local.name), `${path}: ${String(imported.name)}`);
      else origins.set(String(local.name), `${path}: *`);
  }
  return origins;
}
