import { type Assembly, loadAssembly, type RawResource } from '../../local/assembly.ts';
import { synthesize } from '../../local/synthesis.ts';
import { Deployment } from '../../local/template.ts';

/** The local stage's assembly as it is synthesized; each call gives another copy, free to be broken. */
export async function localAssembly(): Promise<Assembly> {
  return loadAssembly((await synthesize()).folder);
}

export async function localDeployment(): Promise<Deployment> {
  return new Deployment(await localAssembly(), {});
}

/** A deployment of one stack that has these resources and nothing else. */
export function deploymentOf(Resources: Record<string, RawResource>, assets: Record<string, string> = {}): Deployment {
  const stack = { name: 'Test', template: { Resources }, assets: new Map(Object.entries(assets)) };
  return new Deployment({ stacks: [stack] }, {});
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes whatever it wants to break
type Properties = any;

/** Logical id and properties of the resources of a type whose properties a test accepts, in all stacks of an assembly. */
export function find(
  { stacks }: Assembly,
  type: string,
  accepts: (properties: Properties) => boolean = () => true,
): { id: string; properties: Properties; remove(): void }[] {
  return stacks.flatMap(({ template: { Resources } }) =>
    Object.entries(Resources)
      .filter(([, { Type, Properties = {} }]) => Type === type && accepts(Properties))
      .map(([id, { Properties: properties }]) => ({
        id,
        properties,
        remove: () => {
          delete Resources[id];
        },
      })),
  );
}
