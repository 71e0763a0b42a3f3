/** Resolves the references in a template. */
export interface References {
  ref(logicalId: string): unknown;
  attribute(logicalId: string, attribute: string): unknown;
  imported(name: string): unknown;
}

/** A value of a template that cannot be resolved. `path` is its place, such as `Environment.Variables.STAGE`. */
export class ResolutionError extends Error {
  override name = 'ResolutionError';
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

type Evaluate = (argument: unknown, references: References, path: string) => unknown;

const NO_VALUE = Symbol('AWS::NoValue');

/** CloudFormation's intrinsic functions. */
const FUNCTIONS: Record<string, Evaluate> = {
  Ref: (argument, { ref }, path) => {
    const name = text(argument, path);
    return name === 'AWS::NoValue' ? NO_VALUE : ref(name);
  },
  'Fn::GetAtt': (argument, { attribute }, path) => {
    const [logicalId, ...names] = Array.isArray(argument) ? argument : text(argument, path).split('.');
    return attribute(text(logicalId, path), names.join('.'));
  },
  'Fn::ImportValue': (argument, references, path) =>
    references.imported(text(resolve(argument, references, path), path)),
  'Fn::Join': (argument, references, path) => {
    const [separator, parts] = list(argument, path);
    return list(resolve(parts, references, path), path)
      .map((part) => text(part, path))
      .join(text(separator, path));
  },
  'Fn::Split': (argument, references, path) => {
    const [separator, source] = list(argument, path);
    return text(resolve(source, references, path), path).split(text(separator, path));
  },
  'Fn::Select': (argument, references, path) => {
    const [index, source] = list(argument, path);
    const items = list(resolve(source, references, path), path);
    const item = items[Number(index)];
    if (item === undefined)
      throw new ResolutionError(path, `Fn::Select selects item ${index} of a list of ${items.length}`);
    return item;
  },
  'Fn::Sub': (argument, references, path) => {
    const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
    const values = resolve(variables, references, path) as Record<string, unknown>;
    return text(template, path).replace(/\$\{(!?)([^}]+)\}/g, (_, literal, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in values) return text(values[name], path);
      const [logicalId = '', ...names] = name.split('.');
      return text(names.length ? references.attribute(logicalId, names.join('.')) : references.ref(name), path);
    });
  },
  'Fn::GetAZs': () => ['a', 'b', 'c'].map((zone) => `local-${zone}`),
};

/**
 * Resolves a value of a template at any depth.
 * @param path place of the value, for the error message
 * @throws ResolutionError
 */
export function resolve(value: unknown, references: References, path = ''): unknown {
  if (Array.isArray(value)) {
    return value
      .map((item, index) => resolve(item, references, `${path}[${index}]`))
      .filter((item) => item !== NO_VALUE);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only && (only[0] === 'Ref' || only[0].startsWith('Fn::'))) {
    const evaluate = FUNCTIONS[only[0]];
    if (!evaluate) throw new ResolutionError(path, `the local service does not know ${only[0]}`);
    return located(path, () => evaluate(only[1], references, path));
  }
  return Object.fromEntries(
    entries
      .map(([key, item]) => [key, resolve(item, references, path ? `${path}.${key}` : key)] as const)
      .filter(([, item]) => item !== NO_VALUE),
  );
}

function located<T>(path: string, evaluate: () => T): T {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof ResolutionError && error.path === '') throw new ResolutionError(path, error.message);
    throw error;
  }
}

function text(value: unknown, path: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ResolutionError(path, `expected text, not ${JSON.stringify(value)}`);
}

function list(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new ResolutionError(path, `expected a list, not ${JSON.stringify(value)}`);
}
