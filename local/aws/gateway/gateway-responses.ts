import type { Deployment } from '../../template.ts';

/**
 * API Gateway's built-in responses, by type:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 */
const BUILT_IN = {
  BAD_REQUEST: { status: 400, message: 'Bad Request' },
  INVALID_SIGNATURE: { status: 403, message: 'Authorization header requires a signature of AWS' },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
  THROTTLED: { status: 429, message: 'Too Many Requests' },
  INTEGRATION_ERROR: { status: 502, message: 'Internal server error' },
  INTEGRATION_TIMEOUT: { status: 504, message: 'Endpoint request timed out' },
} as const;

export type GatewayResponseType = keyof typeof BUILT_IN;

interface GatewayAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Customized {
  status: number | undefined;
  headers: Record<string, string>;
  template: string | undefined;
}

export type GatewayResponses = ReadonlyMap<string, Customized>;

export function gatewayResponsesOf(deployment: Deployment): GatewayResponses {
  return new Map(
    deployment.resources('AWS::ApiGateway::GatewayResponse').map(({ properties }) => {
      const { ResponseType, StatusCode, ResponseParameters, ResponseTemplates } = properties;
      const customized: Customized = {
        status: StatusCode === undefined ? undefined : Number(StatusCode),
        headers: headersOf(ResponseParameters),
        template: ResponseTemplates?.['application/json'],
      };
      return [ResponseType, customized];
    }),
  );
}

/**
 * Returns the template's response of that type. If there is none, returns the template's DEFAULT_4XX or DEFAULT_5XX. If
 * that is missing too, returns API Gateway's built-in response.
 */
export function gatewayAnswer(
  responses: GatewayResponses,
  type: GatewayResponseType,
  context: Record<string, string>,
): GatewayAnswer {
  const { status, message } = BUILT_IN[type];
  const customized = responses.get(type) ?? responses.get(status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
  const values = {
    ...context,
    'error.message': message,
    'error.messageString': JSON.stringify(message),
    'error.responseType': type,
  };
  return {
    status: customized?.status ?? status,
    headers: { 'content-type': 'application/json', ...filled(customized?.headers ?? {}, values) },
    body: substitute(customized?.template ?? '{"message":$context.error.messageString}', values),
  };
}

/** Converts `gatewayresponse.header.Name` to a quoted string or a `context.` variable. */
function headersOf(parameters: Record<string, string> = {}): Record<string, string> {
  const prefix = 'gatewayresponse.header.';
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value]),
  );
}

function filled(headers: Record<string, string>, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.startsWith("'") ? value.slice(1, -1) : (values[value.replace(/^context\./, '')] ?? ''),
    ]),
  );
}

function substitute(template: string, values: Record<string, string>): string {
  return template.replace(/\$context\.([A-Za-z.]*[A-Za-z])/g, (_, name: string) => values[name] ?? '');
}
