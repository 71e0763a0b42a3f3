import { tables } from '../../functions/platform/store/database.ts';

// biome-ignore lint/suspicious/noExplicitAny: each command has fields of its own
type Input = Record<string, any>;

/**
 * Runs something, and returns the inputs of its calls of the database.
 * @param answer answers a call instead of the database, unless it returns undefined
 */
export async function callsOf(
  run: () => Promise<unknown>,
  answer: (input: Input, index: number) => object | undefined = () => undefined,
): Promise<Input[]> {
  const inputs: Input[] = [];
  tables.middlewareStack.add(
    (next) => async (args) => {
      const output = answer(args.input, inputs.push(args.input) - 1);
      return output ? { response: {}, output: { $metadata: {}, ...output } } : next(args);
    },
    { step: 'initialize', priority: 'high', name: 'record', override: true },
  );
  try {
    await run();
  } finally {
    tables.middlewareStack.remove('record');
  }
  return inputs;
}
