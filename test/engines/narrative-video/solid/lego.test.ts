import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { wall } from '../../../../engines/narrative-video/solid/lego/bricks.ts';
import { layGround } from '../../../../engines/narrative-video/solid/lego/ground.ts';
import { hairShell } from '../../../../engines/narrative-video/solid/lego/hair-shell.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { headOf } from '../../../../engines/narrative-video/solid/lego/molded-pieces.ts';
import { BRICK, molded, moldedCloth, plastic, STUD } from '../../../../engines/narrative-video/solid/lego/plastic.ts';
import { SlicedPlace } from '../../../../engines/narrative-video/solid/slices.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SHEET = aSheet({
  seed: 'mia',
  skin: [230, 180, 140],
  lips: [200, 80, 80],
  hair: { color: [90, 50, 30], length: 'long', texture: 'wavy', fringe: true, parting: 'left' },
  glasses: true,
  top: { kind: 'shirt', color: [200, 40, 40] },
  bottom: { kind: 'trousers', color: [40, 60, 120] },
  shoes: [40, 30, 30],
});

const figure = minifigure(SHEET);

function stateOf(clip: keyof typeof CLIPS, beats: number, face: Partial<FaceState> = {}): FigureState {
  const pose = poseAt(CLIPS[clip], { seconds: beats / 2, beats });
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  return { pose, skeleton, face: { ...NEUTRAL_FACE, ...face }, seconds: beats / 2, pulse: 0 };
}

describe('molded hair', () => {
  test.each(['cropped', 'short', 'medium', 'long'] as const)('leaves eyes and mouth free: %s', (length) => {
    const { positions } = hairShell({ ...SHEET.hair, length });
    const ahead: number[] = [];
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = positions.subarray(at, at + 3) as unknown as [number, number, number];
      if (y > 1 && y < 6 && Math.abs(Math.atan2(x, z)) < 0.7) ahead.push(Math.hypot(x, z));
    }
    expect(ahead.length).toBeGreaterThan(0);
    // A minifigure's head has a radius of 5.1 mm.
    expect(Math.max(...ahead)).toBeLessThan(5.1);
  });

  test('begins with one clean step along the hairline', () => {
    const { positions } = hairShell({ ...SHEET.hair, length: 'short', fringe: false });
    const radii = new Map<number, [y: number, radius: number][]>();
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = positions.subarray(at, at + 3) as unknown as [number, number, number];
      const turn = Math.round(Math.atan2(x, z + 0.2) * 100);
      if (Math.abs(turn) < 100 && y > 1 && y < 10)
        radii.set(turn, [...(radii.get(turn) ?? []), [y, Math.hypot(x, z + 0.2)]]);
    }
    expect(radii.size).toBeGreaterThan(10);
    for (const column of radii.values()) {
      const sorted = column.toSorted(([one], [other]) => one - other);
      const above = sorted.findIndex(([, radius]) => radius > 5.2);
      const [[low], [high]] = [sorted[above - 1] as [number, number], sorted[above] as [number, number]];
      expect(high - low).toBeLessThan(0.2);
    }
  });

  test('hangs behind the back if it is long, and ends at the neck if it is short', () => {
    const lowest = (length: 'short' | 'long') => {
      const { positions } = hairShell({ ...SHEET.hair, length });
      let low = 0;
      // The torso reaches back to 3.95 mm.
      for (let at = 0; at < positions.length; at += 3)
        if ((positions[at + 2] as number) < -4) low = Math.min(low, positions[at + 1] as number);
      return low;
    };
    expect(lowest('long')).toBeLessThan(-6);
    expect(lowest('short')).toBeGreaterThan(-1);
  });
});

describe('a minifigure', () => {
  test('moves its pieces in a pose without bending them', () => {
    const [one, other] = [figure.pose(stateOf('walk', 0), 1.75), figure.pose(stateOf('walk', 0.5), 1.75)];
    expect(other.map(({ mesh }) => mesh)).toEqual(one.map(({ mesh }) => mesh));
    expect(other.map(({ matrix }) => matrix)).not.toEqual(one.map(({ matrix }) => matrix));
  });

  test.each(['stand', 'walk', 'dance'] as const)('stands on the ground and not below it: %s', (clip) => {
    for (const beats of [0, 0.3, 0.6, 0.9]) {
      let lowest = Infinity;
      for (const { mesh, matrix } of figure.pose(stateOf(clip, beats), 1.75)) {
        for (let at = 0; at < mesh.positions.length; at += 3) {
          const point = [mesh.positions[at] ?? 0, mesh.positions[at + 1] ?? 0, mesh.positions[at + 2] ?? 0] as const;
          lowest = Math.min(lowest, moved(matrix, point)[1]);
        }
      }
      expect(lowest).toBeGreaterThan(-0.01);
      expect(lowest).toBeLessThan(0.35);
    }
  });

  test('kicks with a straight leg where a dancer lifts a knee, and rocks to the side', () => {
    const steps = Array.from({ length: 32 }, (_, step) => figure.pose(stateOf('dance', step / 4), 1.75));
    const legs = (placed: ReturnType<typeof figure.pose>) => placed.slice(6, 8).map(({ matrix }) => matrix);
    // How far the sole is in front of the pin, and how far the neck is beside the hips, in meters.
    const kicks = steps.flatMap(legs).map((leg) => moved(leg, [0, -15, 0])[2] - moved(leg, [0, 0, 0])[2]);
    const tilts = steps.map(([hips]) => {
      if (!hips) throw new Error('it has no hips');
      return Math.abs(moved(hips.matrix, [0, 13, 0])[0] - moved(hips.matrix, [0, 0, 0])[0]);
    });
    expect(Math.max(...kicks)).toBeGreaterThan(0.4);
    expect(Math.max(...tilts)).toBeGreaterThan(0.12);
  });

  test('cries with both hands before the body and none beside the head, and cheers with both above the shoulders', () => {
    const heights = (clip: 'cry' | 'cheer') => {
      const pose = poseAt(CLIPS[clip], { seconds: 1, beats: 2 });
      const skeleton = skeletonOf(pose, figure.proportions, 0.6);
      const face: FaceState = { ...NEUTRAL_FACE, ...(clip === 'cry' && { feeling: 'sad', strength: 1 }) };
      const anchors = figure.anchors({ pose, skeleton, face, seconds: 1, pulse: 0 }, 1.75);
      const [left, right, head] = [anchors.leftHand, anchors.rightHand, anchors.head].map(
        (frame) => moved(frame, [0, 0, 0])[1],
      );
      return { left: left ?? 0, right: right ?? 0, chin: (head ?? 0) - 0.2 };
    };
    const crying = heights('cry');
    expect(Math.abs(crying.left - crying.right)).toBeLessThan(0.15);
    expect(Math.max(crying.left, crying.right)).toBeLessThan(crying.chin - 0.2);
    const cheering = heights('cheer');
    expect(Math.min(cheering.left, cheering.right)).toBeGreaterThan(cheering.chin);
  });

  test('has an arm behind the shoulders of somebody in tears, who leans the head over and keeps both hands low', () => {
    const turnedTo = (clip: 'comfort' | 'cry', yaw: number): FigureState => {
      const state = stateOf(clip, 2);
      return { ...state, skeleton: skeletonOf(state.pose, figure.proportions, yaw), contact: clip };
    };
    const at = (state: FigureState, anchor: 'leftHand' | 'rightHand' | 'head') =>
      moved(figure.anchors(state, 1.75)[anchor], [0, 0, 0]);
    // How far the crown is to the viewer's right of the chin, as a part of the head's height.
    const leaning = (state: FigureState) => {
      const { head } = figure.anchors(state, 1.75);
      return (moved(head, [0, 0.5, 0])[0] - moved(head, [0, -0.5, 0])[0]) / Math.hypot(head[1] ?? 0, head[5] ?? 0);
    };
    const kind: FigureState = { ...turnedTo('comfort', 0.4), around: { right: 'over', left: 'across' } };
    const sad = turnedTo('cry', -0.4);
    expect(at(kind, 'leftHand')[0] - at(kind, 'head')[0]).toBeGreaterThan(0.35);
    expect(at(kind, 'leftHand')[1]).toBeGreaterThan(at(kind, 'rightHand')[1] + 0.1);
    expect(at(kind, 'leftHand')[2]).toBeLessThan(at(sad, 'head')[2]);
    expect(leaning(kind)).toBeGreaterThan(0.05);
    expect(leaning(sad)).toBeLessThan(-0.05);
    for (const hand of ['leftHand', 'rightHand'] as const)
      expect(at(sad, hand)[1]).toBeLessThan(at(sad, 'head')[1] - 0.35);
  });

  test('sits higher in a car than its short legs would let it, so that it looks over the hood', () => {
    const eyes = (things: FigureState['things']) =>
      moved(figure.anchors({ ...stateOf('drive', 0), ...(things && { things }) }, 1.75).head, [0, 0, 0])[1];
    expect(eyes(['car'])).toBeGreaterThan(eyes(undefined) + 0.15);
    expect(eyes(['bicycle'])).toBeCloseTo(eyes(undefined));
  });

  test('tilts its head to the same side as a person', () => {
    const tilted = (tilt: number) => {
      const state = stateOf('stand', 0);
      const head = { ...state.pose.head, turn: 0, tilt };
      const posed = figure.anchors({ ...state, pose: { ...state.pose, head } }, 1.75).head;
      return moved(posed, [0, 0.5, 0])[0] - moved(posed, [0, -0.5, 0])[0];
    };
    expect(tilted(0.3)).toBeGreaterThan(tilted(0) + 0.01);
  });

  test.each(['swim', 'fly'] as const)('looks ahead with its head up and its chest down: %s', (clip) => {
    const state = stateOf(clip, 1);
    const skeleton = skeletonOf(state.pose, figure.proportions, 1);
    const { head, chest } = figure.anchors({ ...state, skeleton }, 1.75);
    const way = (frame: readonly number[], axis: number) => {
      const along = [0, 4, 8].map((row) => frame[row + axis] ?? 0);
      return along.map((value) => value / Math.hypot(...along));
    };
    const [[, crown = 0], [ahead = 0], [, front = 0]] = [way(head, 1), way(head, 2), way(chest, 2)] as const;
    expect(crown).toBeGreaterThan(0.9);
    expect(ahead).toBeGreaterThan(0.3);
    expect(front).toBeLessThan(-0.4);
  });

  test('lays an arm around the back of somebody beside it, and keeps both hands in its lap if it sits close to somebody', () => {
    const at = (state: FigureState, anchor: 'leftHand' | 'rightHand' | 'chest') =>
      moved(figure.anchors(state, 1.75)[anchor], [0, 0, 0]);
    const standing = stateOf('look-together', 0);
    const away = { ...standing, skeleton: skeletonOf(standing.pose, figure.proportions, Math.PI + 0.16) };
    const around: FigureState = { ...away, contact: 'side-hug', around: { left: 'over' } };
    // The viewer sees the back, and the other one is on the viewer's left.
    expect(at(around, 'leftHand')[2]).toBeGreaterThan(at(around, 'chest')[2] + 0.15);
    expect(at(around, 'leftHand')[0]).toBeLessThan(at(around, 'chest')[0] - 0.45);
    const close: FigureState = { ...stateOf('sit-leaned-on', 0), contact: 'lean' };
    for (const hand of ['leftHand', 'rightHand'] as const)
      expect(Math.abs(at(close, hand)[0] - at(close, 'chest')[0])).toBeLessThan(0.35);
  });

  test('holds a letter between hands that are close together, so that the letter does not hide the toy', () => {
    const apart = (things?: FigureState['things']) => {
      const anchors = figure.anchors({ ...stateOf('read-seated', 0), ...(things && { things }) }, 1.75);
      return moved(anchors.leftHand, [0, 0, 0])[0] - moved(anchors.rightHand, [0, 0, 0])[0];
    };
    expect(apart(['letter'])).toBeLessThan(apart() * 0.7);
    expect(apart(['letter'])).toBeGreaterThan(0.2);
  });

  describe('in an embrace', () => {
    const anchorsOf = (leads: boolean) => {
      const around = leads
        ? ({ right: 'over', left: 'behind' } as const)
        : ({ left: 'over', right: 'behind' } as const);
      return figure.anchors({ ...stateOf('stand', 0), around }, 1.75);
    };
    const [leader, follower] = [anchorsOf(true), anchorsOf(false)];
    const at = (frame: readonly number[]) => moved(frame, [0, 0, 0]);
    /** Feet are 0.19 statures apart. */
    const APART = 0.19 * 1.75;

    test('has its head beside that of the partner and not in it', () => {
      const [one, other] = [at(leader.head), at(follower.head)];
      // A head with hair is 0.29 statures wide.
      expect(Math.hypot(other[0] - one[0] + APART, other[2] - one[2])).toBeGreaterThan(0.29 * 1.75);
    });

    test('has the nearer hand on the partner, outside of that one, and the other below it', () => {
      const [over, under] = [at(leader.rightHand), at(follower.leftHand)];
      const [one, other] = [at(leader.chest), at(follower.chest)];
      expect(over[0]).toBeGreaterThan(other[0] + APART - 0.1);
      expect(over[2]).toBeGreaterThan(other[2] + 0.25);
      expect(under[0] + APART).toBeLessThan(one[0] + 0.3);
      expect(under[1]).toBeLessThan(over[1] - 0.2);
    });
  });

  test('has a round head with a round jaw on a narrow neck', () => {
    const { positions } = headOf(SHEET, NEUTRAL_FACE);
    const widest = (from: number, to: number) =>
      Math.max(
        ...Array.from({ length: positions.length / 3 }, (_, vertex) => positions.slice(vertex * 3, vertex * 3 + 3))
          .filter(([, y = 0]) => y >= from && y < to)
          .map(([x = 0, , z = 0]) => Math.hypot(x, z)),
      );
    expect(widest(0, 0.25)).toBeLessThan(widest(2, 8) * 0.7);
    expect(widest(0.5, 1)).toBeLessThan(widest(2, 8) * 0.95);
  });

  test('wears a ring of dark metal around the neck of a space suit, a little wider than the head', () => {
    const suited = minifigure({ ...SHEET, top: { kind: 'spacesuit', color: [229, 114, 76] } });
    const isMetal = ({ color }: { color: readonly number[] }) => Math.max(...color) < 110 && Math.min(...color) > 60;
    const torso = suited.pose(stateOf('stand', 0), 1.75).find(({ mesh }) => mesh.surfaces.some(isMetal))?.mesh;
    const radii: number[] = [];
    torso?.materials.forEach((material, triangle) => {
      if (!isMetal(torso.surfaces[material] ?? { color: [0, 0, 0] })) return;
      const at = (torso.corners[triangle * 3] ?? 0) * 3;
      radii.push(Math.hypot(torso.positions[at] ?? 0, torso.positions[at + 2] ?? 0));
    });
    expect(Math.max(...radii)).toBeGreaterThan(5.1);
    expect(Math.max(...radii)).toBeLessThan(6.2);
  });

  test('wears black clothes that are light enough for folds to be seen, and others in their color', () => {
    expect(luminance(moldedCloth([16, 15, 20]))).toBeGreaterThan(luminance(molded([16, 15, 20])) + 4);
    expect(moldedCloth([200, 30, 20])).toEqual(molded([200, 30, 20]));
  });

  test('has a different print on its head for each mouth and feeling', () => {
    const print = (face: Partial<FaceState>) => {
      const meshes = figure.pose(stateOf('stand', 0, face), 1.75).map(({ mesh }) => mesh);
      const texture = meshes
        .flatMap(({ surfaces }) => surfaces)
        .find(({ texture }) => (texture?.width ?? 0) > 700)?.texture;
      return Buffer.from(texture?.data ?? []).toString('base64');
    };
    const prints = [
      {},
      { mouth: 'open' },
      { mouth: 'round' },
      { feeling: 'sad', strength: 1 },
      { feeling: 'angry', strength: 1 },
      { blink: 1 },
    ] as const;
    expect(new Set(prints.map(print)).size).toBe(prints.length);
  });
});

describe('bricks', () => {
  test('stand on a ground whose studs are on one grid', () => {
    const place = new SlicedPlace();
    layGround(place, SCENERIES.beach, lightOf('day', 'clear', 'calm'));
    const middles = new Set<number>();
    for (const { positions } of place.meshes) {
      for (let at = 0; at < positions.length; at += 3) {
        const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3);
        // The top of a stud has a vertex in its middle.
        if (Math.abs(y - STUD * 0.2) < 1e-3 && Math.abs(x / STUD - Math.round(x / STUD)) < 1e-3) {
          middles.add(Math.round(x / STUD) * 1000 + Math.round((2.8 - z) / STUD));
        }
      }
    }
    expect(middles.size).toBeGreaterThan(200);
  });

  test('cover the joints of the row below', () => {
    const builder = new MeshBuilder();
    wall(builder, [0, 0, 0], [STUD * 12, BRICK * 2, STUD * 2], [plastic([200, 0, 0])]);
    const { positions } = builder.mesh();
    const edges = (course: number) => {
      const found = new Set<number>();
      for (let at = 0; at < positions.length; at += 3) {
        const [x = 0, y = 0] = [positions[at], positions[at + 1]];
        if (Math.abs(y - BRICK * (course + 0.5)) < BRICK * 0.49 && Math.abs(x) < STUD * 5.8)
          found.add(Math.round(x / STUD));
      }
      return found;
    };
    const [lower, upper] = [edges(0), edges(1)];
    expect(lower.size).toBeGreaterThan(0);
    expect([...upper].filter((joint) => lower.has(joint))).toEqual([]);
  });

  test('have few colors', () => {
    const colors = new Set<string>();
    for (let red = 0; red < 256; red += 25)
      for (let green = 0; green < 256; green += 25)
        for (let blue = 0; blue < 256; blue += 25) colors.add(molded([red, green, blue]).join());
    expect(colors.size).toBeLessThan(50);
  });
});
