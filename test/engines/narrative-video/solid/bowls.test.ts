import { expect, test } from '@jest/globals';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import type { Part } from '../../../../engines/narrative-video/scenery/part.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { pixarWorkshop } from '../../../../engines/narrative-video/solid/soft/pixar-design.ts';

const BOWL: Part = { form: 'column', at: [0, 0, 0], radius: 0.06, top: 0.14, height: 0.1, color: [200, 60, 50] };

test.each([
  ['lego', legoWorkshop],
  ['pixar-3d', pixarWorkshop],
  ['ps2-low-poly', consoleWorkshop],
])('a bowl of %s has a round belly and is no cone', (_, workshop) => {
  const into = new MeshBuilder();
  workshop.builder(into, false).build(BOWL);
  const { positions } = into.mesh();
  let belly = 0;
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    if (y > 0.03 && y < 0.06) belly = Math.max(belly, Math.hypot(x, z));
  }
  // A cone would be 0.108 m wide there.
  expect(belly).toBeGreaterThan(0.12);
});
