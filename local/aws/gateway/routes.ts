import type { Deployment, Resource } from '../../template.ts';

export interface Route {
  method: string;
  /** As in the template: `/lyric-videos/{id}`. */
  resourcePath: string;
  resourceId: string;
  segments: string[];
  functionArn: string;
  /** Time limit of the function in milliseconds. */
  timeout: number;
}

export interface Match {
  route: Route;
  pathParameters: Record<string, string>;
}

const LONGEST_INTEGRATION = 29_000;

/**
 * Returns the routes of the API, from its resources and methods.
 * @throws Fault if a method is not a Lambda proxy, or the API may not call its function
 */
export function routesOf(deployment: Deployment): Route[] {
  const resources = deployment.resources('AWS::ApiGateway::Resource');
  const functions = deployment.resources('AWS::Lambda::Function');
  const allowed = new Set(callableFunctions(deployment));
  return deployment.resources('AWS::ApiGateway::Method').map((method) => {
    const { HttpMethod, ResourceId, Integration } = method.properties;
    if (Integration?.Type !== 'AWS_PROXY') throw method.fault(`its integration is ${Integration?.Type}, not AWS_PROXY`);
    const target = functions.find(({ arn }) => String(Integration.Uri).includes(`/functions/${arn}/invocations`));
    if (!target) throw method.fault('its integration calls a function that no template defines');
    if (!allowed.has(target.arn)) {
      throw method.fault(`no AWS::Lambda::Permission lets API Gateway invoke ${target.logicalId}`);
    }
    const resourcePath = pathOf(ResourceId, resources, method);
    return {
      method: HttpMethod,
      resourcePath,
      resourceId: ResourceId,
      segments: segmentsOf(resourcePath),
      functionArn: target.arn,
      timeout: Number(Integration.TimeoutInMillis ?? LONGEST_INTEGRATION),
    };
  });
}

function callableFunctions(deployment: Deployment): string[] {
  return deployment
    .resources('AWS::Lambda::Permission')
    .filter(({ properties }) => properties.Principal === 'apigateway.amazonaws.com')
    .map(({ properties }) => properties.FunctionName);
}

function pathOf(resourceId: string, resources: Resource[], method: Resource): string {
  if (resourceId.endsWith('.RootResourceId')) return '/';
  const resource = resources.find(({ ref }) => ref === resourceId);
  if (!resource) throw method.fault('its resource is not in the template');
  const parent = pathOf(resource.properties.ParentId, resources, method);
  return `${parent === '/' ? '' : parent}/${resource.properties.PathPart}`;
}

/**
 * Finds the route for a request. Names match before parameters, and methods before ANY.
 * @throws URIError if a path parameter is not valid percent-encoding
 */
export function findRoute(routes: readonly Route[], method: string, path: string): Match | undefined {
  const segments = segmentsOf(path);
  return routes
    .filter((route) => (route.method === method || route.method === 'ANY') && fits(route.segments, segments))
    .sort((one, other) => specificity(other) - specificity(one))
    .map((route) => ({ route, pathParameters: parametersOf(route.segments, segments) }))[0];
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.at(-1) === '' ? segments.slice(0, -1) : segments;
}

function fits(pattern: string[], segments: string[]): boolean {
  if (isGreedy(pattern.at(-1))) {
    return segments.length >= pattern.length && fits(pattern.slice(0, -1), segments.slice(0, pattern.length - 1));
  }
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]))
  );
}

function specificity({ segments, method }: Route): number {
  const names = segments.filter((part) => !isParameter(part)).length;
  return names * 4 + (isGreedy(segments.at(-1)) ? 0 : 2) + (method === 'ANY' ? 0 : 1);
}

function parametersOf(pattern: string[], segments: string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  pattern.forEach((part, index) => {
    if (!isParameter(part)) return;
    const name = part.slice(1, -1).replace('+', '');
    const value = isGreedy(part) ? segments.slice(index).join('/') : (segments[index] ?? '');
    parameters[name] = decodeURIComponent(value);
  });
  return parameters;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}

function isGreedy(part: string | undefined): boolean {
  return part?.endsWith('+}') ?? false;
}
