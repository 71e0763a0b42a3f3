// biome-ignore lint/suspicious/noExplicitAny: a command of any kind
type Input = any;

/** A bug that is planted by changing what the code or a state sends to the database, so that the code needs no switch for it. */
export interface PlantedBug {
  name: string;
  edit: (command: { input: Input }) => void;
}

/** The texts are those that the stores and the state machines write. If one changes its text, the simulation no longer finds the bug, and fails. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug('a charge does not check the balance', (write) => without(write, 'credits >= :amount')),
  bug('an entry of the ledger replaces the one before', (write) => {
    if (write.Item?.entry_id) without(write, 'attribute_not_exists(entry_id)');
  }),
  bug('a refund gives back one token less than the ledger says', (write) => {
    if (/credits \+ :refund/.test(write.UpdateExpression ?? '')) {
      write.ExpressionAttributeValues[':refund'] -= 1;
    }
  }),
  bug('a job can end twice', (write) => {
    if (/completed_at/.test(write.UpdateExpression ?? '')) without(write, '(#status = :processing)');
  }),
  bug('a canceled job keeps its charge', (write) => {
    if (write.Item?.kind === 'refund') write.Item.amount = 0;
    if (/credits \+ :refund/.test(write.UpdateExpression ?? '')) write.ExpressionAttributeValues[':refund'] = 0;
  }),
  bug('two requests may hold one idempotency key', (write) => {
    if (write.Item?.in_progress_expiration) forget(write);
  }),
  bug('a purchase is booked again for the same reference', (write) => {
    if (write.Item?.kind === 'purchase') write.Item.entry_id = `${Math.random()}#purchase`;
  }),
  bug('keys do not notice that their account is suspended', (write) => {
    if (write.ExpressionAttributeValues?.[':blocked'] === true) write.ExpressionAttributeValues[':blocked'] = false;
  }),
  bug('the sweep finds no job', (write) => {
    const values = write.ExpressionAttributeValues ?? {};
    if (values[':before']) values[':before'] = '2000-01-01T00:00:00.000Z';
  }),
  bug('the end of a job forgets its webhook', (write) => {
    if (/completed_at/.test(write.UpdateExpression ?? '') && write.ExpressionAttributeNames?.['#open']) {
      write.UpdateExpression = write.UpdateExpression.replace(', #open = :open', ' REMOVE #open');
      if (write.ExpressionAttributeValues) delete write.ExpressionAttributeValues[':open'];
    }
  }),
  bug('a job that ends keeps its place among those that run', (write) => {
    const values = write.ExpressionAttributeValues ?? {};
    if (/DELETE running_jobs/.test(write.UpdateExpression ?? '')) values[':job'] = new Set(['nobody']);
  }),
  bug('a job that is charged waits for a token after a crash', (write) => {
    if (/preparation_tokens/.test(write.UpdateExpression ?? '')) without(write, 'attribute_not_exists(charged_at)');
  }),
];

/** @param spoil is given every write, read and check by itself */
function bug(name: string, spoil: (write: Input) => void): PlantedBug {
  const edit = ({ input }: { input: Input }) => {
    const parts = input.TransactItems?.flatMap((item: object) => Object.values(item)) ?? [input];
    for (const part of parts) spoil(part);
  };
  return { name, edit };
}

/** Takes one clause out of a condition. */
function without(write: Input, clause: string): void {
  const clauses: string[] = write.ConditionExpression?.split(' AND ') ?? [];
  if (!clauses.includes(clause)) return;
  const rest = clauses.filter((one) => one !== clause).join(' AND ');
  if (rest !== '') write.ConditionExpression = rest;
  else delete write.ConditionExpression;
  makeValid(write);
}

/** Takes a condition away. */
function forget(write: Input): void {
  delete write.ConditionExpression;
  makeValid(write);
}

/** DynamoDB refuses names and values that no expression uses, and a check without a condition. */
function makeValid(write: Input): void {
  if (!write.Item && !write.UpdateExpression) write.ConditionExpression ??= 'attribute_not_exists(no_such_attribute)';
  const used = new Set(`${write.ConditionExpression ?? ''} ${write.UpdateExpression ?? ''}`.match(/[#:]\w+/g));
  for (const field of ['ExpressionAttributeNames', 'ExpressionAttributeValues']) {
    for (const name of Object.keys(write[field] ?? {})) if (!used.has(name)) delete write[field][name];
    if (Object.keys(write[field] ?? {}).length === 0) delete write[field];
  }
}
