import { parse } from '@babel/parser';
import { expressionChanges, isExpression } from './expressions.ts';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  start: number;
  end: number;
  replacement: string;
  /** What becomes of which part, such as `>= → >`. */
  what: string;
  line: number;
  /** Where the innermost function around it begins; undefined at the top level of the module. */
  inFunction: number | undefined;
}

/** Where a function's body is, so that a call of it can be recorded. */
export interface FunctionBody {
  start: number;
  end: number;
  isBlock: boolean;
}

/** A node of Babel's tree. Each type has its own fields, which are read by name here. */
// biome-ignore lint/suspicious/noExplicitAny: a generic walk reads any field
type Node = { type: string; start: number; end: number; loc: { start: { line: number } } } & Record<string, any>;

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const CALLS: Record<string, string> = {
  ceil: 'floor',
  floor: 'ceil',
  max: 'min',
  min: 'max',
  some: 'every',
  every: 'some',
};
/** Their names are checked by the database, or their change is only one of looks. */
const NOT_CONSTANTS = new Set(['variable', 'Error', 'RangeError']);

/** Returns all mutants of a TypeScript file, in order. */
export function mutantsOf(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  walk(source, (node, parent, body) => {
    for (const change of changesOf(node, parent, source)) {
      mutants.push({ ...change, line: node.loc.start.line, inFunction: body?.start });
    }
  });
  return mutants.sort((a, b) => a.start - b.start);
}

/** Returns the bodies of all functions of a TypeScript file. */
export function functionBodies(source: string): FunctionBody[] {
  const bodies = new Map<number, FunctionBody>();
  walk(source, (_node, _parent, body) => {
    if (body) bodies.set(body.start, { start: body.start, end: body.end, isBlock: body.type === 'BlockStatement' });
  });
  return [...bodies.values()];
}

type Visit = (node: Node, parent: Node, body: Node | undefined) => void;

function walk(source: string, visit: Visit): void {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'importAttributes'] });
  const step = (node: Node, parent: Node, body: Node | undefined): void => {
    if (isWithoutEffect(node)) return;
    visit(node, parent, body);
    for (const [name, value] of Object.entries(node)) {
      if (name === 'key' && !node.computed) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type !== 'string' || typeof child.start !== 'number') continue;
        step(child, node, name === 'body' && isFunction(node) ? child : body);
      }
    }
  };
  step(program as unknown as Node, program as unknown as Node, undefined);
}

const isFunction = ({ type }: Node): boolean => /Function|Method/.test(type);

/** Types, imports, and what only names something. */
function isWithoutEffect({ type }: Node): boolean {
  const isType = type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);
  return isType || /^(Import|ExportAll|Directive|Comment)/.test(type);
}

type Place = Pick<Mutant, 'start' | 'end' | 'replacement' | 'what'>;

function changesOf(node: Node, parent: Node, source: string): Place[] {
  const text = (part: Node) => source.slice(part.start, part.end);
  const by = (replacement: string, what = `${brief(text(node))} → ${brief(replacement)}`): Place => ({
    start: node.start,
    end: node.end,
    replacement,
    what,
  });
  switch (node.type) {
    case 'BinaryExpression':
      return operatorChanges(node, source);
    case 'LogicalExpression':
      return [by(text(node.left)), by(text(node.right))];
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const { test } = node;
      if (/^[!=]==$/.test(test.operator ?? '') || test.operator === '!') return [];
      const what = `${brief(text(test))} → not`;
      return [{ start: test.start, end: test.end, replacement: `!(${text(test)})`, what }];
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [by(text(node.argument))] : [];
    case 'NumericLiteral':
    case 'BigIntLiteral': {
      const isBig = node.type === 'BigIntLiteral';
      return [by(isBig ? `${BigInt(node.value) + 1n}n` : String(node.value + 1))];
    }
    case 'BooleanLiteral':
      return [by(String(!node.value))];
    case 'StringLiteral':
      return stringChanges(node, parent, source);
    case 'TemplateLiteral':
      return templateChanges(node, source);
    case 'RegExpLiteral':
      return [...text(node).matchAll(/(?<=\{|\{\d+,)\d+(?=[,}])/g)].map(({ 0: digits, index }) => ({
        start: node.start + index,
        end: node.start + index + digits.length,
        replacement: String(Number(digits) + 1),
        what: `${digits} → ${Number(digits) + 1} in ${brief(text(node))}`,
      }));
    case 'ArrayExpression':
      return node.elements.map((element: Node) => without(element, node, source));
    case 'ExpressionStatement':
    case 'ThrowStatement':
      return node.expression?.callee?.type === 'Super' ? [] : [by(';', `${brief(text(node))} → nothing`)];
    case 'MemberExpression': {
      const other = CALLS[node.property.name];
      if (!other || parent.callee !== node) return [];
      const { start, end } = node.property;
      return [{ start, end, replacement: other, what: `${node.property.name} → ${other}` }];
    }
    default:
      return [];
  }
}

function operatorChanges({ left, right, operator }: Node, source: string): Place[] {
  const other = SWAPS[operator];
  const isText = [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral');
  if (!other || (operator === '+' && isText)) return [];
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  return [{ start, end: start + operator.length, replacement: other, what: `${operator} → ${other}` }];
}

function stringChanges(node: Node, parent: Node, source: string): Place[] {
  const inside = { start: node.start + 1, end: node.end - 1 };
  const raw = source.slice(inside.start, inside.end);
  if (isExpression(raw)) {
    return expressionChanges(raw).map(({ what, text }) => ({ ...inside, replacement: text, what }));
  }
  // Sentences are for people.
  if (raw === '' || /\s/.test(raw) || NOT_CONSTANTS.has(parent.callee?.name)) return [];
  return [{ ...inside, replacement: `other_${raw}`, what: `'${brief(raw)}' → another` }];
}

function templateChanges(node: Node, source: string): Place[] {
  const inside = { start: node.start + 1, end: node.end - 1 };
  const raw = source.slice(inside.start, inside.end);
  if (isExpression(raw)) {
    return expressionChanges(raw).map(({ what, text }) => ({ ...inside, replacement: text, what }));
  }
  if (node.quasis.some((quasi: Node) => /\s/.test(quasi.value.raw))) return [];
  return node.quasis
    .filter((quasi: Node) => quasi.value.raw !== '')
    .map(({ start, end, value }: Node) => ({ start, end, replacement: '', what: `'${brief(value.raw)}' → nothing` }));
}

/** An array without one of its elements, and without the comma after it. */
function without(element: Node, array: Node, source: string): Place {
  const rest = source.slice(element.end, array.end);
  const comma = /^\s*,/.exec(rest)?.[0].length ?? 0;
  const what = `${brief(source.slice(element.start, element.end))} → left out`;
  return { start: element.start, end: element.end + comma, replacement: '', what };
}

/** Short enough for a line. */
function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
