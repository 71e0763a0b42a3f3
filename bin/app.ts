import { songreelApp } from '../lib/songreel-app.ts';

try {
  songreelApp().synth();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
