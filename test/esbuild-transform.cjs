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
      // Jest 29 gives modules an import.meta with a URL only.
      define: {
        'import.meta.dirname': JSON.stringify(dirname(path)),
        'import.meta.filename': JSON.stringify(path),
      },
    });
    return { code, map };
  },
};
