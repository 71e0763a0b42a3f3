const { transformSync } = require('esbuild');

module.exports = {
  process(source, path) {
    const { code, map } = transformSync(source, { loader: 'ts', format: 'esm', target: 'node24', sourcemap: true, sourcefile: path });
    return { code, map };
  },
};
