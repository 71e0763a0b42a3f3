import type { Assembly, RawResource, Stack } from './assembly.ts';
import { Fault } from './fault.ts';
import { type References, ResolutionError, resolve } from './intrinsics.ts';
import { ACCOUNT, canRun, REGION, RESOURCE_TYPES } from './resource-types.ts';

/** A resource of a template, with resolved properties. */
export interface Resource {
  logicalId: string;
  type: string;
  /** The value of Ref. */
  ref: string;
  /** The name from the template. If there is none, it is made from the stack's name. */
  name: string;
  arn: string;
  /** The properties, as CloudFormation would resolve them. Each reader checks those that it needs. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape belongs to each resource type
  properties: any;
  /** Returns a Fault that names the place in the template. */
  fault(message: string): Fault;
  /** The file or folder of the assembly that has this content hash. */
  asset(hash: string): string;
}

/** The stacks of one assembly, with the given parameter values, as they run on this machine. */
export class Deployment {
  readonly #stacks: Stack[];
  readonly #parameters: Record<string, string>;

  /** @throws Fault if a parameter has no value, or the local service cannot run a resource */
  constructor({ stacks }: Assembly, parameters: Record<string, string>) {
    this.#stacks = stacks;
    this.#parameters = parameters;
    for (const name of Object.keys(parameters)) {
      if (!stacks.some(({ template }) => template.Parameters?.[name])) {
        throw new Fault(`no template has a parameter ${name}`);
      }
    }
    for (const { name, template } of stacks) {
      for (const [logicalId, { Type }] of Object.entries(template.Resources)) {
        if (!canRun(Type))
          throw new Fault(`${name}: ${logicalId} is of type ${Type}, which the local service cannot run`);
      }
    }
  }

  /** Returns all resources of the types. @throws Fault with the logical id and the property that cannot be resolved */
  resources(...types: string[]): Resource[] {
    return this.#stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources)
        .filter(([, { Type }]) => types.includes(Type))
        .map(([logicalId, raw]) => this.#resource(stack, logicalId, raw)),
    );
  }

  /** Returns the only resource of a type. @throws Fault unless there is exactly one */
  only(type: string): Resource {
    const found = this.resources(type);
    const [resource] = found;
    if (!resource || found.length > 1) throw new Fault(`the templates have ${found.length} of ${type}, not one`);
    return resource;
  }

  #resource(stack: Stack, logicalId: string, raw: RawResource): Resource {
    const fault = (message: string) => new Fault(`${stack.name}: ${logicalId}: ${message}`);
    const name = this.#physicalName(stack, logicalId, raw);
    return {
      logicalId,
      type: raw.Type,
      ref: this.#ref(stack, logicalId),
      name,
      arn: arnOf(raw.Type, name),
      properties: this.#resolved(raw.Properties ?? {}, stack, logicalId),
      fault,
      asset: (hash) => {
        const path = stack.assets.get(hash);
        if (path === undefined) throw fault(`the assembly has no asset ${hash}`);
        return path;
      },
    };
  }

  #resolved(value: unknown, stack: Stack, logicalId: string): unknown {
    try {
      return resolve(value, this.#references(stack));
    } catch (error) {
      if (!(error instanceof ResolutionError)) throw error;
      throw new Fault(`${stack.name}: ${logicalId}.${error.path}: ${error.message}`);
    }
  }

  #references(stack: Stack): References {
    return {
      ref: (logicalId) => this.#ref(stack, logicalId),
      attribute: (logicalId, attribute) => this.#attribute(stack, logicalId, attribute),
      imported: (name) => this.#imported(name),
    };
  }

  #ref(stack: Stack, logicalId: string): string {
    const pseudo = pseudoParameters(stack.name)[logicalId];
    if (pseudo !== undefined) return pseudo;
    const parameter = stack.template.Parameters?.[logicalId];
    if (parameter) return this.#parameter(stack, logicalId, parameter.Default);
    const raw = rawResource(stack, logicalId);
    const name = this.#physicalName(stack, logicalId, raw);
    return RESOURCE_TYPES[raw.Type]?.ref === 'arn' ? arnOf(raw.Type, name) : name;
  }

  #parameter(stack: Stack, name: string, byDefault: string | undefined): string {
    const value = this.#parameters[name] ?? byDefault;
    if (value === undefined) throw new Fault(`${stack.name}: the parameter ${name} has no value`);
    return value;
  }

  #attribute(stack: Stack, logicalId: string, attribute: string): string {
    const raw = rawResource(stack, logicalId);
    const name = this.#physicalName(stack, logicalId, raw);
    if (attribute === 'Arn' || attribute.endsWith('Arn')) return arnOf(raw.Type, name);
    return attribute === 'Name' ? name : `${name}.${attribute}`;
  }

  #imported(exportName: string): unknown {
    for (const stack of this.#stacks) {
      for (const [logicalId, { Value, Export }] of Object.entries(stack.template.Outputs ?? {})) {
        if (Export && this.#resolved(Export.Name, stack, logicalId) === exportName) {
          return this.#resolved(Value, stack, logicalId);
        }
      }
    }
    throw new ResolutionError('', `no stack exports ${exportName}`);
  }

  #physicalName(stack: Stack, logicalId: string, { Type, Properties }: RawResource): string {
    const property = RESOURCE_TYPES[Type]?.name;
    const given = property === undefined ? undefined : Properties?.[property];
    if (given !== undefined) return String(this.#resolved(given, stack, logicalId));
    const made = `${stack.name}-${logicalId}`;
    return Type === 'AWS::S3::Bucket' ? made.toLowerCase().slice(0, 63) : made;
  }
}

function rawResource(stack: Stack, logicalId: string): RawResource {
  const raw = stack.template.Resources[logicalId];
  if (!raw) throw new ResolutionError('', `there is no ${logicalId} in the template`);
  return raw;
}

function arnOf(type: string, name: string): string {
  return `arn:aws:${RESOURCE_TYPES[type]?.arn?.(name) ?? `local:${REGION}:${ACCOUNT}:${name}`}`;
}

function pseudoParameters(stackName: string): Record<string, string> {
  return {
    'AWS::AccountId': ACCOUNT,
    'AWS::Partition': 'aws',
    'AWS::Region': REGION,
    'AWS::StackId': `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${stackName}/local`,
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
}
