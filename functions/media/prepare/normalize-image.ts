import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ProcessFailure, type ProcessLimits } from '../../../engines/process/child-process.ts';
import { pixelsFault, unreadableFault } from '../../domain/media-rules.ts';
import type { DecodedImage } from './decode-image.ts';
import { runDecoder } from './decoders.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';
import { imageType } from './media-type.ts';

/** Beside this file, as it is or bundled. */
const DECODER = join(import.meta.dirname, `decode-image${extname(import.meta.filename)}`);
const MIB = 1024 * 1024;
const LIMITS: ProcessLimits = {
  // Of both, Node.js takes the larger part without using it.
  memoryBytes: 4096 * MIB,
  dataBytes: 1024 * MIB,
  cpuSeconds: 30,
  fileBytes: 64 * MIB,
};
/** Ample for a starved machine; the processor time is what ends images that are made to be slow. */
const TIMEOUT_SECONDS = 60;

/**
 * Checks a caller's image and makes a PNG of it: sRGB, upright, at most 2048 pixels a side; of an animation the first picture.
 * @param field the request's field that named it
 * @param path the file as it was fetched
 * @param target where the PNG is written
 * @throws MediaRuleError
 */
export async function normalizeImage(field: string, path: string, target: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new MediaRuleError(unreadableFault(field, 'is empty'));
  if (!(await imageType(path))) {
    throw new MediaRuleError(unreadableFault(field, 'is no image that can be read; send PNG, JPEG, WebP or GIF'));
  }
  const found = await decode(path, target);
  if ('damage' in found) {
    const fault = unreadableFault(field, 'is an image that cannot be decoded: it is damaged or cut off');
    throw new MediaRuleError(fault, { cause: found.damage });
  }
  throwIf(pixelsFault(field, found.width, found.height, found.pages));
}

async function decode(path: string, target: string): Promise<DecodedImage> {
  let output = '';
  try {
    await runDecoder(process.execPath, [DECODER, path, target], {
      limits: LIMITS,
      timeoutSeconds: TIMEOUT_SECONDS,
      onOutput: (chunk) => {
        output += chunk;
      },
    });
  } catch (error) {
    const died = error instanceof ProcessFailure && (error.reason === 'killed' || error.reason === 'timeout');
    if (!died) throw error;
    return { damage: error.message };
  }
  return JSON.parse(output);
}
