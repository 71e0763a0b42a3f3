import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { StageName } from './stage.ts';
import { STAGE_TAG, type StageSettings } from './stage-settings.ts';

/** A monthly budget of the resources that have the stage's tag. The tag must be active for cost allocation. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, stage: StageName, budget: NonNullable<StageSettings['budget']>) {
    super(scope, id);
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: budget.email }],
    });
    new CfnBudget(this, 'Monthly', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: budget.dollarsAMonth, unit: 'USD' },
        // The form in which AWS Budgets names a tag that a user has set.
        costFilters: { TagKeyValue: [`user:${STAGE_TAG}$${stage}`] },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }
}
