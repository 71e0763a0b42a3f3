import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Gives cdk-nag the reason why a permission below `scope` ends in a wildcard. Each wildcard is a separate finding,
 * named by its resource. References in the name are written as `<LogicalId>` or `<LogicalId.Attribute>`.
 *
 * @param resource as in the policy statement
 */
export function acknowledgeWildcard(scope: IConstruct, resource: string, reason: string): void {
  const named = nameOf(Stack.of(scope).resolve(resource));
  Validations.of(scope).acknowledge({ id: `AwsSolutions-IAM5[Resource::${named}]`, reason });
}

type Resolved = string | { Ref: string } | { 'Fn::GetAtt': [string, string] } | { 'Fn::Join': [string, Resolved[]] };

function nameOf(resolved: Resolved): string {
  if (typeof resolved === 'string') return resolved;
  if ('Ref' in resolved) return `<${resolved.Ref}>`;
  if ('Fn::GetAtt' in resolved) return `<${resolved['Fn::GetAtt'].join('.')}>`;
  const [separator, parts] = resolved['Fn::Join'];
  return parts.map(nameOf).join(separator);
}
