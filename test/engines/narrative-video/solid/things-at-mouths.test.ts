import { expect, test } from '@jest/globals';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { carriedObject } from '../../../../engines/narrative-video/scenery/objects/index.ts';
import type { Workshop } from '../../../../engines/narrative-video/solid/belongings.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { pixarWorkshop } from '../../../../engines/narrative-video/solid/soft/pixar-design.ts';

/** Distance from the mouth to the lower lids, meters: toys have the largest heads. */
const UNDER_EYES = { pixar: 0.2, console: 0.2, lego: 0.3 };

test.each<['pixar' | 'console' | 'lego', Workshop]>([
  ['pixar', pixarWorkshop],
  ['console', consoleWorkshop],
  ['lego', legoWorkshop],
])('an ice cream and a cup at the mouth leave the eyes free: %s', (look, workshop) => {
  for (const name of ['ice-cream', 'cup'] as const) {
    const into = new MeshBuilder();
    const builder = workshop.builder(into, false);
    for (const part of carriedObject(name)?.parts ?? []) builder.build(part);
    const heights = into.mesh().positions.filter((_, at) => at % 3 === 1);
    const scale = workshop.scales?.[name] ?? workshop.scale;
    expect(Math.max(...heights) * scale).toBeLessThan(UNDER_EYES[look]);
  }
});
