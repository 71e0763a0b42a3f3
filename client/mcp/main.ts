#!/usr/bin/env node
/**
 * An MCP server for the Songreel API, over standard input and output:
 *
 *   SONGREEL_BASE_URL=http://127.0.0.1:3000/v1 SONGREEL_API_KEY=songreel_local_… songreel-mcp
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Songreel } from '../src/songreel.ts';
import { serverFor } from './server.ts';

const { SONGREEL_BASE_URL: baseUrl, SONGREEL_API_KEY: apiKey } = process.env;
if (!baseUrl || !apiKey) {
  process.stderr.write('songreel-mcp: set SONGREEL_BASE_URL and SONGREEL_API_KEY. "npm start" prints both.\n');
  process.exitCode = 1;
} else {
  await serverFor(new Songreel({ baseUrl, apiKey })).connect(new StdioServerTransport());
}
