/** Import this before modules that log, to turn logging off. */
process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
process.env.POWERTOOLS_METRICS_DISABLED ??= 'true';
