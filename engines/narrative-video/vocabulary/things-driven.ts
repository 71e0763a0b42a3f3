import { thing } from './thing.ts';

/** What carries people over fields and snow, who sit side by side on it. */
export const DRIVEN = {
  tractor: thing(
    'tractor,combine harvester,traktor,trecker,mahdrescher,tracteur,trator,trattore,トラクター,拖拉机,트랙터',
    'under',
    2.2,
    'drive',
  ),
  sleigh: thing(
    'sleigh,sleighs,horse drawn sleigh,pferdeschlitten,rentierschlitten,weihnachtsschlitten,trineo,traineau,slitta,雪橇,そり,ソリ,썰매',
    'under',
    2.2,
    'drive',
  ),
} as const;
