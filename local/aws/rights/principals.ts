import { newCredentials } from '../../aws-environment.ts';
import { ACCOUNT } from '../../resource-types.ts';
import type { Deployment, Resource } from '../../template.ts';
import type { Callers, Credentials } from '../signature.ts';
import { unknownOperator } from './conditions.ts';
import { type Access, evaluate, type Statement } from './policy.ts';

/** A refusal in the words of AWS. */
export class AccessDenied extends Error {
  override name = 'AccessDeniedException';
}

/** What a principal is, for another process. */
export interface PrincipalRecord {
  arn: string;
  credentials: Credentials;
  statements: readonly Statement[];
}

type OnUse = (role: string, access: Access) => void;

/** Somebody who calls AWS: a role of the templates, or the operator. */
export class Principal implements PrincipalRecord {
  readonly arn: string;
  readonly credentials: Credentials;
  readonly statements: readonly Statement[];
  readonly #onUse: OnUse | undefined;

  constructor({ arn, credentials, statements }: PrincipalRecord, onUse?: OnUse) {
    this.arn = arn;
    this.credentials = credentials;
    this.statements = statements;
    this.#onUse = onUse;
  }

  may(access: Access): boolean {
    return evaluate(this.statements, access) === 'allowed';
  }

  /** Returns whether an access is allowed, which then counts as used. */
  uses(access: Access): boolean {
    if (!this.may(access)) return false;
    this.#onUse?.(this.arn, access);
    return true;
  }

  /** @throws AccessDenied unless the policies allow everything that a request needs */
  authorize(...accesses: readonly Access[]): void {
    for (const access of accesses) {
      const decision = evaluate(this.statements, access);
      if (decision !== 'allowed') throw new AccessDenied(refusal(this.arn, access, decision === 'denied'));
    }
    for (const access of accesses) this.#onUse?.(this.arn, access);
  }
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
function refusal(arn: string, { action, resource }: Access, isDenied: boolean): string {
  const why = isDenied
    ? 'with an explicit deny in an identity-based policy'
    : `because no identity-based policy allows the ${action} action`;
  return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
}

const EVERYTHING: Statement[] = [{ Effect: 'Allow', Action: '*', Resource: '*' }];

/** Like whoever deploys the service, the operator may do everything. */
const OPERATOR = `arn:aws:iam::${ACCOUNT}:user/operator`;

/** Returns a principal that may do everything. */
export function withAllRights(credentials: Credentials, arn = OPERATOR): Principal {
  return new Principal({ arn, credentials, statements: EVERYTHING });
}

/** Everyone who may sign requests to the embedded services, each with credentials of its own. */
export class Principals implements Callers<Principal> {
  readonly #byArn: Map<string, Principal>;
  readonly #byKey: Map<string, Principal>;

  constructor(all: readonly Principal[]) {
    this.#byArn = new Map(all.map((principal) => [principal.arn, principal]));
    this.#byKey = new Map(all.map((principal) => [principal.credentials.accessKeyId, principal]));
  }

  /**
   * Makes the operator, and a principal for each role of the templates.
   * @param onUse is called for each access that was allowed to a role
   * @throws Fault if a policy has a condition that cannot be evaluated
   */
  static of(deployment: Deployment, onUse?: OnUse): Principals {
    const policies = deployment.resources('AWS::IAM::Policy');
    const roles = deployment.resources('AWS::IAM::Role').map((role) => {
      const statements = statementsOf(role, policies);
      return new Principal({ arn: role.arn, credentials: newCredentials(), statements }, onUse);
    });
    return new Principals([withAllRights(newCredentials()), ...roles]);
  }

  withKey(accessKeyId: string): Principal | undefined {
    return this.#byKey.get(accessKeyId);
  }

  get operator(): Principal {
    return this.role(OPERATOR);
  }

  get all(): readonly Principal[] {
    return [...this.#byArn.values()];
  }

  role(arn: string): Principal {
    const found = this.#byArn.get(arn);
    if (!found) throw new Error(`no template has the role ${arn}`);
    return found;
  }
}

/** Returns the statements of a role, and of the policies that name it. */
function statementsOf(role: Resource, policies: readonly Resource[]): Statement[] {
  const attached = policies.filter(({ properties }) => properties.Roles?.includes(role.ref));
  const documents = [...(role.properties.Policies ?? []), ...attached.map(({ properties }) => properties)];
  const statements: Statement[] = documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  for (const { Condition = {} } of statements) {
    const operator = unknownOperator(Condition);
    if (operator) throw role.fault(`the local service does not know the operator ${operator} of its conditions`);
  }
  return statements;
}
