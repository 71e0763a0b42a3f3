/** A state as statemachines/*.asl.json writes it. */
// biome-ignore lint/suspicious/noExplicitAny: each type of state has other fields
export type State = Record<string, any>;

/** Returns all states of a definition by name, also those inside of Map and Parallel states. */
export function statesOf({ States }: State): Record<string, State> {
  const all = Object.entries<State>(States).flatMap(([name, state]): [string, State][] => {
    const inside: State[] = [...(state.Branches ?? []), ...(state.ItemProcessor ? [state.ItemProcessor] : [])];
    return [[name, state], ...inside.flatMap((part) => Object.entries(statesOf(part)))];
  });
  return Object.fromEntries(all);
}
