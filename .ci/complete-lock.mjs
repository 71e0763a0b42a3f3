/**
 * Adds to package-lock.json the optional packages of other platforms that npm leaves out when the registry in use does
 * not carry them; without those entries `npm ci` refuses the file. Run after every change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const platforms = /(?<os>android|darwin|freebsd|linux|win32)-(?<cpu>arm64|arm|ia32|x64|riscv64|ppc64|s390x)/;

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (path === '' || lock.packages[nested] || lock.packages[hoisted]) continue;
    const platform = platforms.exec(name)?.groups;
    if (!platform)
      throw new Error(`${path} needs ${name}, whose name contains no platform. Add it to package-lock.json by hand`);
    lock.packages[hoisted] = {
      version,
      cpu: [platform.cpu],
      ...(entry.dev ? { dev: true } : {}),
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: [platform.os],
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
