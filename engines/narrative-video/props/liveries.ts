import { hex, type Rgb } from '../../drawing/color.ts';
import type { Architecture } from '../pen/hand.ts';

/** Colors of a railway carriage. */
export interface Livery {
  /** Walls above and below the sill. */
  shell: Rgb;
  panel: Rgb;
  /** Trim around windows, and poles. */
  trim: Rgb;
  cloth: Rgb;
  headrest: Rgb;
}

/** A modern commuter train. */
const PLAIN: Livery = {
  shell: hex('#b9c4d0'),
  panel: hex('#3d5f86'),
  trim: hex('#8f9cae'),
  cloth: hex('#2b64a6'),
  headrest: hex('#d8dee8'),
};

const LIVERIES: Partial<Record<Architecture, Livery>> = {
  // A country railway with wooden walls and moss-green plush.
  timber: {
    shell: hex('#e6d3a8'),
    panel: hex('#8a5a34'),
    trim: hex('#7a4a28'),
    cloth: hex('#4f7a4c'),
    headrest: hex('#f2ead6'),
  },
  // A royal train: mahogany, gold and red velvet.
  spires: {
    shell: hex('#ead0b0'),
    panel: hex('#6a2f3a'),
    trim: hex('#c89a4a'),
    cloth: hex('#a02f48'),
    headrest: hex('#f4e2c0'),
  },
  concrete: {
    shell: hex('#c6cbd2'),
    panel: hex('#4a6a72'),
    trim: hex('#8a97a4'),
    cloth: hex('#4a6a3e'),
    headrest: hex('#eef0ee'),
  },
  suburb: {
    shell: hex('#b4dcd4'),
    panel: hex('#5a9ac0'),
    trim: hex('#c8b0e0'),
    cloth: hex('#4f5fb0'),
    headrest: hex('#f6e6c8'),
  },
  paper: {
    shell: hex('#f5f0e1'),
    panel: hex('#0fb9b1'),
    trim: hex('#a5673f'),
    cloth: hex('#3b3b98'),
    headrest: hex('#ffe74c'),
  },
};

/** Returns the colors of the carriages that suit a town's architecture. */
export function liveryOf(architecture: Architecture | undefined): Livery {
  return (architecture && LIVERIES[architecture]) ?? PLAIN;
}
