import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, saturate } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';

/**
 * Returns an eye seen from the front: a white that the upper lid shades, an iris that is darker at its rim and catches
 * the light below, and the pupil.
 */
export function eyeOf({ eyes }: Pick<CharacterSheet, 'eyes'>): Texture {
  const size = 160;
  const canvas = createCanvas(size * 2, size);
  const context = canvas.getContext('2d');
  const white = context.createLinearGradient(0, size * 0.2, 0, size * 0.85);
  white.addColorStop(0, '#d8cfd6');
  white.addColorStop(0.4, '#fbf8f6');
  white.addColorStop(1, '#fffdf8');
  context.fillStyle = white;
  context.fillRect(0, 0, size * 2, size);
  context.translate(size, size / 2);
  // The texture of a ball follows its height, not its angle, so a circle in the middle must be drawn taller.
  context.scale(1, Math.PI / 2);
  const disc = (radius: number, y: number, color: SKRSContext2D['fillStyle']) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(0, y, radius, 0, 7);
    context.fill();
  };
  const vivid = saturate(lighten(eyes, 0.12), 1.5);
  const iris = context.createLinearGradient(0, -36, 0, 36);
  iris.addColorStop(0, css(darken(vivid, 0.62)));
  iris.addColorStop(0.42, css(vivid));
  iris.addColorStop(0.8, css(mix(lighten(vivid, 0.42), [255, 190, 96], 0.4)));
  iris.addColorStop(1, css(mix(lighten(vivid, 0.2), [255, 170, 80], 0.3)));
  disc(40, 0, css(darken(eyes, 0.76)));
  disc(36, 0.5, iris);
  // Fine spokes around the pupil.
  context.lineWidth = 1;
  for (let spoke = 0; spoke < 40; spoke += 1) {
    const angle = (spoke / 40) * Math.PI * 2;
    context.strokeStyle = css(spoke % 2 ? lighten(vivid, 0.4) : darken(vivid, 0.4), 0.28);
    context.beginPath();
    context.moveTo(Math.cos(angle) * 18, Math.sin(angle) * 18);
    context.lineTo(Math.cos(angle) * 32, Math.sin(angle) * 32);
    context.stroke();
  }
  disc(17, 0, '#0c0808');
  return { width: size * 2, height: size, data: context.getImageData(0, 0, size * 2, size).data };
}
