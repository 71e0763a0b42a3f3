import { CfnOutput, Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import { businessMetric } from './business-metrics.ts';
import type { StageName } from './stage.ts';
import type { StateMachines } from './state-machines.ts';

interface DashboardProps {
  stage: StageName;
  api: Api;
  machines: StateMachines;
  mediaLog: LogGroup;
  refused: IMetric;
}

const HALF = 12;

/** The main graphs for an operator on one page. The first three dashboards of an AWS account are free. */
export class OperatorDashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { stage } = props;
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: `songreel-${stage}`,
      defaultInterval: Duration.days(1),
    });
    dashboard.addWidgets(outcomes(stage), ages(props));
    dashboard.addWidgets(durations(props.mediaLog), refusals(props));
    dashboard.addWidgets(money(stage), errors(props));
    dashboard.addWidgets(webhooks(stage));
    new CfnOutput(this, 'DashboardName', {
      value: dashboard.dashboardName,
      description: 'The name of the dashboard in CloudWatch',
    }).overrideLogicalId('Dashboard');
  }
}

function graph(title: string, left: IMetric[], label: string): GraphWidget {
  return new GraphWidget({ title, left, width: HALF, leftYAxis: { min: 0, label, showUnits: false } });
}

function outcomes(stage: StageName): GraphWidget {
  const names = ['JobAdmitted', 'JobCompleted', 'JobFailed', 'JobFailedByService', 'JobCanceled'] as const;
  return graph(
    'Jobs by outcome',
    names.map((name) => businessMetric(stage, name)),
    'jobs',
  );
}

function ages({ stage, machines }: DashboardProps): GraphWidget {
  const oldest = businessMetric(stage, 'OldestUnfinishedJob', 'Maximum').with({ label: 'Oldest unfinished job' });
  // This metric is in milliseconds, the other in seconds, so they have separate axes.
  const whole = machines.byName.job.metricTime({ statistic: 'p95', label: 'Whole jobs, p95 (ms)' });
  return new GraphWidget({
    title: 'Age of the oldest unfinished job, and time of whole jobs',
    left: [oldest],
    right: [whole],
    width: HALF,
    leftYAxis: { min: 0, label: 'seconds', showUnits: false },
    rightYAxis: { min: 0, label: 'milliseconds', showUnits: false },
  });
}

/** Reads the durations of media tasks from their log. */
function durations(mediaLog: LogGroup): LogQueryWidget {
  return new LogQueryWidget({
    title: 'Seconds of media tasks by stage',
    logGroupNames: [mediaLog.logGroupName],
    view: LogQueryVisualizationType.TABLE,
    width: HALF,
    queryLines: [
      'filter message = "done"',
      'stats count() as tasks, avg(milliseconds) / 1000 as mean, pct(milliseconds, 95) / 1000 as p95 by command',
      'sort command',
    ],
  });
}

function refusals({ refused }: DashboardProps): GraphWidget {
  const throttles = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum' });
  return graph('Refusals', [refused, throttles.with({ label: 'Lambda throttles in this account' })], 'in 5 minutes');
}

function money(stage: StageName): GraphWidget {
  const names = ['TokensCharged', 'TokensRefunded'] as const;
  return graph(
    'Money moved',
    names.map((name) => businessMetric(stage, name)),
    'tokens',
  );
}

function errors({ api, machines }: DashboardProps): GraphWidget {
  const { job, cancellation, settlement } = machines.byName;
  const metrics = [
    api.rest.metricServerError({ label: 'API answers with 5xx', statistic: 'Sum' }),
    api.rest.metricClientError({ label: 'API answers with 4xx', statistic: 'Sum' }),
    job.metricTimedOut({ label: 'Jobs that ran out of time' }),
    cancellation.metricFailed({ label: 'Cancellations failed' }),
    settlement.metricFailed({ label: 'Settlements failed' }),
    new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      statistic: 'Sum',
      label: 'Lambda errors in this account',
    }),
  ];
  return graph('Errors', metrics, 'in 5 minutes');
}

function webhooks(stage: StageName): GraphWidget {
  const names = ['WebhookDelivered', 'WebhookGivenUp'] as const;
  return graph(
    'Webhooks',
    names.map((name) => businessMetric(stage, name)),
    'webhooks',
  );
}
