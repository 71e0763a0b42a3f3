/** Import this before modules that count. In development mode, the library prints metrics, which tests can read. */
Object.assign(process.env, { POWERTOOLS_DEV: 'true', POWERTOOLS_METRICS_DISABLED: 'false', STAGE: 'local' });
