import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { ENVIRONMENT } from '../../../engines/narrative-video/draw-parts.ts';

test('parts are drawn without a search for fonts of the system', () => {
  const program = "import { GlobalFonts } from '@napi-rs/canvas'; console.log(GlobalFonts.families.length)";
  const env = { ...process.env, ...ENVIRONMENT };
  const families = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env });
  expect(Number(families)).toBe(0);
});
