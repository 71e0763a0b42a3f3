/** What `describe` and `test` are followed by, up to their name; the table of an `each` ends before the parenthesis of it. */
const OPENINGS = /^( *)(describe|test)(?=[.(])(\.each\b)?/gm;
const NAME_BEHIND_TABLE = /\)\(\s*(?=['"`])/g;
const NAME = /\(\s*(?=['"`])/y;
const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/y;

interface Opening {
  indent: number;
  kind: 'describe' | 'test';
  name: string;
}

/**
 * The full names of the tests in a file: those of the blocks around it and its own, with a space between, as jest prints
 * them. Those of an `each` are templates, as they are written. Read from the text, which the formatter keeps in order.
 * @throws Error where a test has no name that can be read
 */
export function testNames(source: string): string[] {
  const blocks: Opening[] = [];
  const names: string[] = [];
  for (const opening of openings(source)) {
    while ((blocks.at(-1)?.indent ?? -1) >= opening.indent) blocks.pop();
    if (opening.kind === 'describe') blocks.push(opening);
    else names.push([...blocks.map(({ name }) => name), opening.name].join(' '));
  }
  return names;
}

function openings(source: string): Opening[] {
  return [...source.matchAll(OPENINGS)].map((match) => {
    const [whole, indent = '', kind, each] = match;
    const name = nameBehind(source, match.index + whole.length, each ? NAME_BEHIND_TABLE : NAME);
    return { indent: indent.length, kind: kind as Opening['kind'], name };
  });
}

function nameBehind(source: string, from: number, where: RegExp): string {
  where.lastIndex = from;
  if (where.exec(source)) {
    LITERAL.lastIndex = where.lastIndex;
    const text = LITERAL.exec(source)?.[2];
    if (text !== undefined) return text.replaceAll(/\\(.)/g, '$1');
  }
  throw new Error(`There is a test without a name that can be read: ${source.slice(from, from + 60)}`);
}

/** Whether a name is that of a test, or one that its template makes. */
export function isNamedBy(template: string, name: string): boolean {
  if (template === name) return true;
  const parts = template
    .split(/%[sdifjop#]|\$\{[^}]*\}|\$[\w.]+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.length > 1 && new RegExp(`^${parts.join('.+')}$`, 's').test(name);
}
