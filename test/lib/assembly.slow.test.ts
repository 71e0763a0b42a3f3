import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { App, Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { songreelApp } from '../../lib/songreel-app.ts';

const outdir = mkdtempSync(join(tmpdir(), 'songreel-assembly-'));
const app = songreelApp({ outdir });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));

/** The result of synthesis, which throws if a check of cdk-nag or CloudFormation fails and is not acknowledged. */
let synthesis: { stacks: { stackName: string; environment: { account: string } }[] };
beforeAll(() => {
  synthesis = app.synth();
});
afterAll(() => rmSync(outdir, { recursive: true }));

test('every stage that can be deployed has separate stacks for its data and its service', () => {
  expect(synthesis.stacks.map(({ stackName }) => stackName).sort()).toEqual([
    'Songreel-Dev-Data',
    'Songreel-Dev-Service',
    'Songreel-Live-Data',
    'Songreel-Live-Service',
  ]);
});

test('a deployable stack has no fixed account, so that bootstrapping needs no arguments', () => {
  for (const { environment } of synthesis.stacks) expect(environment.account).toBe('unknown-account');
});

test('the local stage belongs to an account that nobody can deploy to', () => {
  const local = songreelApp({ outdir: join(outdir, 'local'), context: { stage: 'local' } });
  const accounts = local.synth().stacks.map(({ environment }) => environment.account);
  expect(accounts).toEqual(['000000000000', '000000000000']);
});

test("cdk-nag's AwsSolutions checks run, and their findings are acknowledged", () => {
  // This one fails, so the synthesis above would have failed too.
  const careless = new App({ outdir: join(outdir, 'careless') });
  Validations.of(careless).addPlugins(new AwsSolutionsChecks(careless));
  new Queue(new Stack(careless, 'Careless'), 'Queue');
  expect(() => careless.synth()).toThrow('AwsSolutions-SQS4');
});

test('the output does not contain the path where it was synthesized', () => {
  const texts = readdirSync(outdir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(template\.json|\.mjs|\.map|package\.json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text.includes(process.cwd())).toBe(false);
});

describe('the folder that the media image is built from', () => {
  const image = join(outdir, 'media');

  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'));

  test('has the code and the Dockerfile', () => {
    const programs = ['main', 'watchdog', 'decode-image', 'draw-part', 'listener'].map((name) => `${name}.mjs`);
    const built = ['Dockerfile', 'collect-root.sh', 'package.json'];
    expect(readdirSync(image)).toEqual(expect.arrayContaining([...built, ...programs]));
  });

  test('installs packages in versions that the project has too', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      expect({ name, version }).toEqual({ name, version: packages[`node_modules/${name}`]?.version });
    }
  });

  test('runs whisper.cpp on either processor that it may be built for', () => {
    const processors = Object.keys(optionalDependencies).map((name) => name.split('-').at(-1));
    expect(processors).toEqual(['arm64', 'x64']);
  });

  test('leaves packages with native code to npm', () => {
    const sources = ['main.mjs.map', 'listener.mjs.map'].flatMap(
      (map): string[] => JSON.parse(readFileSync(join(image, map), 'utf8')).sources,
    );
    expect(sources).toContain('../functions/media/main.ts');
    for (const name of Object.keys(dependencies)) {
      expect(sources.filter((source) => source.includes(`/node_modules/${name}/`))).toEqual([]);
    }
  });

  test('installs exactly what the lock file of the project says, on the machine that builds', () => {
    const { packages } = JSON.parse(readFileSync(join(image, 'package-lock.json'), 'utf8'));
    const project = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
    expect(packages['']).toEqual({ dependencies, optionalDependencies });
    const names = Object.keys(packages).filter((name) => name !== '');
    for (const name of [...Object.keys(dependencies), '@img/sharp-linux-arm64', '@napi-rs/canvas-linux-arm64-gnu']) {
      expect(names).toContain(`node_modules/${name}`);
      expect(packages[`node_modules/${name}`].integrity).toMatch(/^sha512-/);
    }
    for (const name of names) expect(packages[name].version).toBe(project[name].version);
    const dockerfile = readFileSync(join(image, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^FROM --platform=\$BUILDPLATFORM \$BASE AS install$/m);
    expect(dockerfile).toContain('npm ci ');
    expect(dockerfile).not.toContain('npm install');
  });

  test('is based on an image that is pinned by its digest', () => {
    const dockerfile = readFileSync(join(image, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^ARG BASE=node:24[\w.-]+@sha256:[0-9a-f]{64}$/m);
    const froms = [...dockerfile.matchAll(/^FROM .*$/gm)].map(([from]) => from);
    expect(froms.at(-1)).toBe('FROM scratch');
    for (const from of froms.slice(0, -1)) expect(from).toContain('$BASE');
  });

  test('has files that its user can read, even if the deployer has a strict umask', () => {
    const dockerfile = readFileSync(join(image, 'Dockerfile'), 'utf8');
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const copies = [...last.matchAll(/^COPY .* \.\/.*$/gm)].map(([copy]) => copy);
    expect(copies).toHaveLength(3);
    for (const copy of copies) expect(copy).toMatch(/--from=install --chown=node:node/);
    expect(dockerfile).toMatch(/^RUN chmod --recursive u=rwX,go=rX \/app \/code /m);
  });

  test('puts last what changes with every version', () => {
    const dockerfile = readFileSync(join(image, 'Dockerfile'), 'utf8');
    const sources = [...dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).matchAll(/^COPY .* (\S+) \S+$/gm)];
    expect(sources.map(([, source]) => source)).toEqual(['/image', '/app/node_modules', '/assets', '/code']);
  });

  test('contains the programs and fonts that a tester installs', () => {
    const packages = readFileSync(join(image, 'debian-packages.txt'), 'utf8').trim().split('\n');
    const listed: Record<string, string[]> = JSON.parse(readFileSync('functions/media/debian-packages.json', 'utf8'));
    expect(packages).toEqual(Object.values(listed).flat().sort());
    expect(readFileSync('local/system.ts', 'utf8')).not.toMatch(/apt: \[/);
  });

  test('runs as a user without rights, and contains no secret', () => {
    const dockerfile = readFileSync(join(image, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^ENV TASK_USER=node DECODER_USER=decoder$/m);
    expect(dockerfile).not.toMatch(/secret|token|password/i);
  });
});
