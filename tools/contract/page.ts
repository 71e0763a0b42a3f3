import { ADDITIONS, CHOICES, RULES, type Rules } from './rules.ts';

/** Returns the text of docs/contract.md, with the number of tests that check each rule. */
export function pageOf(counts: ReadonlyMap<string, number>): string {
  return `# The contract and its tests

\`npm run contract\` writes this page from [rules.ts](../tools/contract/rules.ts) and the tests that pass. A test names its rules in its title: \`[4.6b]\` is rule b of section 4.6 in [specification.md](specification.md).
A test with a table of inputs counts once for each input, for every rule that the table covers.

## Rules

${table(RULES, counts)}

## Choices where the specification is silent

${table(CHOICES, counts)}

## Additions

None changes an answer that the contract describes. What they do is in [specification.md](specification.md#additions).

${additions()}
`;
}

function additions(): string {
  const rows = ADDITIONS.map(({ name, test }) => `| ${name} | [${test}](../${test}) |`);
  return ['| Addition | Tests |', '|---|---|', ...rows].join('\n');
}

function table(rules: Rules, counts: ReadonlyMap<string, number>): string {
  const rows = Object.entries(rules).map(([key, rule]) => `| ${rule} | ${key} | ${counts.get(key) ?? 0} |`);
  return ['| Rule | Section | Tests |', '|---|---|--:|', ...rows].join('\n');
}
