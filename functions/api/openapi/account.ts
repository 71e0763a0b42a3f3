import * as v from 'valibot';
import { SCOPES } from '../../domain/scopes.ts';
import { tokens } from './fields.ts';

/** The response of GET /account: specification, section 2.1. */
export const AccountSchema = v.pipe(
  v.object({
    credits: tokens('Current token balance.', 125_000),
    scopes: v.pipe(
      v.array(v.picklist(SCOPES)),
      v.metadata({ description: 'What the calling key may do.', examples: [['lyric_videos', 'narrative_videos']] }),
    ),
    rate_limit_rpm: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.metadata({ description: 'Requests that this key may make in a calendar minute.', examples: [60] }),
    ),
    webhook_secret: v.pipe(
      v.nullable(v.string()),
      v.metadata({
        description:
          'Key of the webhook signatures. Null until the first job with a `webhook_url` has been accepted. Changes only after you or an operator rotated it. Keep it secret.',
        examples: ['whsec_9w6v8m2k5c4r7h3t'],
      }),
    ),
  }),
  v.description('The account that the calling key belongs to.'),
);
