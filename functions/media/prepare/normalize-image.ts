import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MIB, ProcessFailure, type ProcessLimits } from '../../../engines/process/child-process.ts';
import { pixelsFault, unreadableFault } from '../../domain/media-rules.ts';
import type { DecodedImage } from './decode-image.ts';
import { NODE_LIMITS, runDecoder } from './decoders.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';
import { imageType } from './media-type.ts';

/** The program is next to this file, in the sources and in the bundle. */
const DECODER = join(import.meta.dirname, `decode-image${extname(import.meta.filename)}`);
const LIMITS: ProcessLimits = { ...NODE_LIMITS, fileBytes: 64 * MIB };
/** Enough for an overloaded machine. The limit on processor time stops images that are made to be slow. */
const TIMEOUT_SECONDS = 60;

/**
 * Checks a caller's image and converts it to PNG: sRGB, upright, at most 2048 pixels per side, and the first picture of
 * an animation.
 * @param field the request's field with the URL
 * @param path the downloaded file
 * @param target the path of the PNG
 * @throws MediaRuleError
 */
export async function normalizeImage(field: string, path: string, target: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new MediaRuleError(unreadableFault(field, 'is empty'));
  if (!(await imageType(path))) {
    throw new MediaRuleError(unreadableFault(field, 'is not an image that can be read; send PNG, JPEG, WebP or GIF'));
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
