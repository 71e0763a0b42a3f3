import { ApiError } from './errors.ts';

/** The parameters of a request's query, each with all its values; null if there are none. */
export type Query = Readonly<Record<string, readonly string[] | undefined>> | null;

/**
 * Returns the value of each parameter that was given.
 * @param names the allowed parameters
 * @throws ApiError `invalid_request` that names a parameter that is unknown or given twice
 */
export function readQuery<Name extends string>(query: Query, names: readonly Name[]): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const [name, given = []] of Object.entries(query ?? {})) {
    const known = names.find((each) => each === name);
    if (known === undefined) throw invalidParameter(name, `unknown parameter; there are: ${names.join(', ')}`);
    if (given.length !== 1) throw invalidParameter(name, 'must be given once');
    values[known] = given[0];
  }
  return values;
}

/** @param fault such as `must be at least 1` */
export function invalidParameter(name: string, fault: string): ApiError {
  return new ApiError('invalid_request', { message: `${name}: ${fault}.` });
}
