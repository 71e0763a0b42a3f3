import type { Access } from '../../local/aws/rights/policy.ts';
import { ACCOUNT, REGION } from '../../local/resource-types.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schemas of the SDK are checked later
type Input = any;

/** https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazontranscribe.html */
export function transcribeAccess(operation: string, input: Input): Access {
  const action = `transcribe:${operation}`;
  if (operation === 'StartTranscriptionJob') {
    const { OutputBucketName, OutputKey } = input;
    const context = { 'transcribe:OutputBucketName': [OutputBucketName], 'transcribe:OutputKey': [OutputKey] };
    return { action, resource: '*', context };
  }
  if (operation === 'CreateVocabulary') return { action, resource: '*' };
  const named = input.TranscriptionJobName
    ? `transcription-job/${input.TranscriptionJobName}`
    : `vocabulary/${input.VocabularyName}`;
  return { action, resource: `arn:aws:transcribe:${REGION}:${ACCOUNT}:${named}` };
}

/**
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonbedrock.html
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_StartAsyncInvoke.html: it needs InvokeModel.
 * @param named the model, the invocation or nothing
 */
export function bedrockAccess(operation: string, named: string): Access {
  if (operation === 'ListAsyncInvokes') return { action: 'bedrock:ListAsyncInvokes', resource: '*' };
  if (operation === 'GetAsyncInvoke') return { action: 'bedrock:GetAsyncInvoke', resource: named };
  return { action: 'bedrock:InvokeModel', resource: `arn:aws:bedrock:${REGION}::foundation-model/${named}` };
}
