import { type ChildNode, type Container, parse } from 'postcss';
import css from './app.css?inline';

/** Text that stays as it is, or a block that stays where something in it does. */
type Part = { text: string; needs?: string[][] } | { head: string; parts: Part[] };

/** What a selector escapes is kept here, apart from what has a meaning in it. */
const apart = 0xe000;
const kept = new Set(['font-face', 'keyframes', 'property', 'page']);
const sheet = partsOf(parse(css));

function partsOf(container: Container<ChildNode>): Part[] {
  return container.nodes?.flatMap(partOf) ?? [];
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), needs: node.selectors.map(classesOf) }];
  if (node.type !== 'atrule' || !node.nodes || kept.has(node.name)) {
    const end = node.type === 'atrule' && node.nodes ? '' : ';';
    return [{ text: node.toString() + end }];
  }
  return [{ head: `@${node.name} ${node.params}`, parts: partsOf(node as Container<ChildNode>) }];
}

/** The classes without which a selector finds nothing. What stands in brackets may be one of several, or what must not be. */
function classesOf(selector: string): string[] {
  // A character by its number: a name that is not worth reading, so that its rule always stays.
  if (/\\[\da-f]/i.test(selector)) return [];
  const outside = selector
    .replaceAll(/\\(.)/g, (_, character: string) => String.fromCharCode(apart + character.charCodeAt(0)))
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const names = [...outside.matchAll(/\.([\w\ue000-\ue07f-]+)/g)].map(([, name = '']) => name);
  return names.map((name) =>
    name.replaceAll(/[\ue000-\ue07f]/g, (escaped) => String.fromCharCode(escaped.charCodeAt(0) - apart)),
  );
}

/**
 * Of the site's style sheet what a page is made of, by the classes in its HTML. The whole sheet follows with the scripts:
 * without them nothing gets another class.
 */
export function usedRules(html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(' ')),
  );
  const has = (name: string) => classes.has(name);
  const print = (parts: Part[]): string =>
    parts
      .map((part) => {
        if ('text' in part) return !part.needs || part.needs.some((needs) => needs.every(has)) ? part.text : '';
        const inner = print(part.parts);
        return inner ? `${part.head}{${inner}}` : '';
      })
      .join('');
  return print(sheet);
}

const characters: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** What React escapes in an attribute. */
function unescaped(text: string): string {
  return text.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
}
