/** Imported before everything that counts: in its development mode the library prints metrics to a console that a test can watch. */
Object.assign(process.env, { POWERTOOLS_DEV: 'true', POWERTOOLS_METRICS_DISABLED: 'false', STAGE: 'local' });
