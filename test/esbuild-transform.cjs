const { dirname } = require('node:path');
const { transformSync } = require('esbuild');

module.exports = {
  process(source, path) {
    const { code, map } = transformSync(source, {
      loader: 'ts',
      format: 'esm',
      target: 'node24',
      sourcemap: true,
      sourcefile: path,
      // In Jest 29, the import.meta of a module has only a URL.
      define: {
        'import.meta.dirname': JSON.stringify(dirname(path)),
        'import.meta.filename': JSON.stringify(path),
      },
    });
    return { code, map };
  },
};
