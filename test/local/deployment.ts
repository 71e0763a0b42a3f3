import { type Assembly, loadAssembly, type RawResource } from '../../local/assembly.ts';
import { synthesize } from '../../local/synthesis.ts';
import { Deployment } from '../../local/template.ts';

/** Returns a copy of the local stage's assembly, which a test may change. */
export async function localAssembly(): Promise<Assembly> {
  return loadAssembly((await synthesize()).folder);
}

export async function localDeployment(): Promise<Deployment> {
  return new Deployment(await localAssembly(), {});
}

/** Returns a deployment of one stack with these resources only. */
export function deploymentOf(Resources: Record<string, RawResource>, assets: Record<string, string> = {}): Deployment {
  const stack = { name: 'Test', template: { Resources }, assets: new Map(Object.entries(assets)) };
  return new Deployment({ stacks: [stack] }, {});
}

// biome-ignore lint/suspicious/noExplicitAny: a test may change any property
type Properties = any;

/** Returns the resources of a type that a predicate accepts, from all stacks, with logical id and properties. */
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
