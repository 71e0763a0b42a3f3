/** Imported before everything that logs: the tests read answers and tables, not logs. */
process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
process.env.POWERTOOLS_METRICS_DISABLED ??= 'true';
