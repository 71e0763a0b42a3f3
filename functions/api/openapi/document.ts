import { documentedSchemas } from './components.ts';
import { HEADERS } from './headers.ts';
import { INTRODUCTION, TAGS } from './introduction.ts';
import type { JsonSchema } from './json-schema.ts';
import { PARAMETERS, paths } from './operations.ts';
import { ERROR_RESPONSES } from './responses.ts';
import { webhooks } from './webhooks.ts';

interface OpenApiDocument {
  openapi: string;
  info: JsonSchema;
  servers: { url: string }[];
  tags: JsonSchema[];
  security: JsonSchema[];
  paths: Record<string, Record<string, JsonSchema>>;
  webhooks: Record<string, { post: JsonSchema }>;
  components: Record<string, Record<string, JsonSchema>>;
}

/** Returns the OpenAPI document. @param baseUrl of the service, with its version: `https://api.songreel.dev/v1` */
export function openApiDocument(baseUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Songreel',
      version: '1.0.0',
      summary: 'Videos and lyrics from a song.',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    tags: TAGS,
    security: [{ bearer: [] }],
    paths: paths(),
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: `songreel_<environment>_<id>_<secret>`.',
        },
      },
      schemas: documentedSchemas(),
      responses: ERROR_RESPONSES,
      headers: HEADERS,
      parameters: PARAMETERS,
    },
  };
}
