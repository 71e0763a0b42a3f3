import type { Chance } from '../chance.ts';
import type { Look, Stage } from '../look.ts';
import { blit, lay } from '../picture/blit.ts';
import { cycled, type Pen, plate, reel } from '../picture/canvas.ts';
import { figureOf, oval, rim, tonesOf } from '../picture/figure.ts';
import { blob, disc, polygon, tornEdge } from '../picture/hand.ts';
import { grain, halftone, hatch } from '../picture/texture.ts';
import { stamp } from '../words/entrances.ts';
import type { WordFacts } from '../words/lettering.ts';

const PAPERS = ['#f4efe2', '#e8452c', '#f6c445', '#1f1f1f', '#3b7ea1', '#e9d8bd', '#f29ca3'] as const;
const FACES = ['Abril Fatface', 'Special Elite', 'Londrina Solid', 'DM Serif Display', 'Bangers'] as const;
const TAKES = 3;

/** Scissors and glue: torn papers, a halftone picture with a white rim, tape, and every word cut from another page. */
export const collage: Look = {
  fps: 24,

  lettering: () => ({
    // Wide enough for every face that a word may be cut from.
    font: '"Abril Fatface"',
    size: 0.122,
    smallest: 0.055,
    leading: 1.34,
    space: 0.5,
    casing: 'as it is',
    align: 'center',
    margin: 0.5,
    turn: 'switch',
    entrance: stamp('word', 0.16, 1.5),
    paint: cutWord,
    count(pen, radius) {
      pen.fillStyle = '#f4efe2';
      polygon(pen, [
        [-radius, -radius * 0.8],
        [radius * 0.9, -radius],
        [radius, radius * 0.9],
        [-radius * 0.9, radius],
      ]);
      pen.fill();
      pen.fillStyle = '#e8452c';
      disc(pen, 0, 0, radius * 0.45);
      pen.fill();
    },
  }),

  scene(stage) {
    const { unit } = stage;
    const table = tableOf(stage);
    const scraps = scrapsOf(stage);
    const portrait = portraitOf(stage);
    return {
      draw(frame, { index, beat, bass, hits, hit }) {
        lay(frame, table);
        const step = Math.floor(index / 4);
        scraps.forEach(({ takes, x, y }, number) => {
          const drawing = cycled(takes, number % 2 ? Math.floor(beat) : Math.floor(step / 3) + number);
          const jump = number % 5 === hits % 5 ? hit * 12 * unit : 0;
          blit(frame, drawing, x - drawing.width / 2, y - drawing.height / 2 - jump);
        });
        const drawing = cycled(portrait.takes, Math.floor(beat));
        blit(
          frame,
          drawing,
          portrait.x - drawing.width / 2,
          portrait.y - drawing.height / 2 - Math.round(bass * 3) * 4 * unit,
        );
      },
    };
  },
};

function cutWord(pen: Pen, text: string, _state: unknown, { size, word, chance }: WordFacts): void {
  const paper = chance.pick(PAPERS);
  const dark = paper === '#1f1f1f' || paper === '#e8452c' || paper === '#3b7ea1';
  pen.translate(word.width / 2, -0.3 * size);
  pen.rotate(chance.around() * 0.075);
  const [w, h] = [word.width + 0.36 * size, 1.12 * size];
  const cut = () => {
    const shake = () => chance.around() * 0.07 * size;
    polygon(pen, corners);
    return shake;
  };
  const shake = () => chance.around() * 0.07 * size;
  const corners: [number, number][] = [
    [-w / 2 + shake(), -h / 2 + shake()],
    [w / 2 + shake(), -h / 2 + shake()],
    [w / 2 + shake(), h / 2 + shake()],
    [-w / 2 + shake(), h / 2 + shake()],
  ];
  pen.fillStyle = 'rgb(0 0 0 / 0.35)';
  pen.save();
  pen.translate(0.05 * size, 0.06 * size);
  cut();
  pen.fill();
  pen.restore();
  pen.fillStyle = paper;
  cut();
  pen.fill();
  pen.save();
  pen.clip();
  if (chance.next() < 0.3) {
    pen.strokeStyle = dark ? 'rgb(255 255 255 / 0.16)' : 'rgb(0 0 0 / 0.1)';
    pen.lineWidth = 0.03 * size;
    hatch(pen, { left: -w / 2, top: -h / 2, width: w, height: h }, 0.13 * size, 0);
  }
  pen.restore();
  pen.fillStyle = dark ? '#fbf7ec' : chance.next() < 0.25 ? '#c22f1b' : '#1b1b1b';
  pen.textAlign = 'center';
  const latin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(text);
  if (latin) pen.font = `${size}px "${chance.pick(FACES)}", "Noto Emoji"`;
  const shown = latin && chance.next() < 0.35 ? text.toUpperCase() : text;
  const wide = pen.measureText(shown).width;
  if (wide > word.width) pen.scale(word.width / wide, 1);
  pen.fillText(shown, 0, 0.33 * size);
}

function tableOf({ width, height, unit, ink, chance }: Stage) {
  return plate(width, height, (pen) => {
    pen.fillStyle = ink('#cdb892');
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.22, chance, 1.7);
    const own = chance.fork('table');
    const sheet = (
      colour: string,
      x: number,
      y: number,
      w: number,
      h: number,
      turn: number,
      mark?: (pen: Pen) => void,
    ) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillStyle = 'rgb(0 0 0 / 0.22)';
      tornEdge(
        pen,
        { left: -w / 2 + 5 * unit, top: -h / 2 + 7 * unit, width: w, height: h },
        6 * unit,
        own.fork(`${x}${y}`),
      );
      pen.fill();
      pen.fillStyle = '#fffdf5';
      tornEdge(pen, { left: -w / 2, top: -h / 2, width: w, height: h }, 7 * unit, own);
      pen.fill();
      pen.fillStyle = colour;
      tornEdge(
        pen,
        { left: -w / 2 + 6 * unit, top: -h / 2 + 5 * unit, width: w - 12 * unit, height: h - 11 * unit },
        6 * unit,
        own,
      );
      pen.fill();
      pen.clip();
      mark?.(pen);
      pen.restore();
    };
    sheet(ink('#e9e2cf'), width * 0.32, height * 0.2, width * 0.85, height * 0.5, -0.08, (p) =>
      newsprint(p, width, height, unit, own),
    );
    sheet(ink('#3b7ea1'), width * 0.86, height * 0.3, width * 0.5, height * 0.4, 0.12);
    sheet(ink('#f6c445'), width * 0.12, height * 0.62, width * 0.5, height * 0.36, 0.06, (p) => {
      p.fillStyle = 'rgb(232 69 44 / 0.85)';
      halftone(p, { left: -width / 2, top: -height / 3, width, height: height * 0.7 }, 22 * unit, 30, () => 0.12);
    });
    sheet(ink('#f2b8b0'), width * 0.72, height * 0.78, width * 0.8, height * 0.44, -0.05, (p) => {
      p.strokeStyle = 'rgb(255 255 255 / 0.5)';
      p.lineWidth = 9 * unit;
      hatch(p, { left: -width, top: -height / 2, width: width * 2, height }, 26 * unit, 90);
    });
    sheet(ink('#efe8d8'), width * 0.2, height * 0.94, width * 0.7, height * 0.2, 0.09, (p) =>
      newsprint(p, width, height, unit, own),
    );
  });
}

/** Grey bars where the eye expects lines of small print. */
function newsprint(pen: Pen, width: number, height: number, unit: number, chance: Chance): void {
  pen.fillStyle = 'rgb(40 36 30 / 0.42)';
  for (let column = -3; column < 4; column++) {
    for (let y = -height / 2; y < height / 2; y += 11 * unit) {
      let x = column * 128 * unit;
      const end = x + 112 * unit;
      while (x < end) {
        const word = Math.min(end - x, chance.between(10, 34) * unit);
        pen.fillRect(x, y, word, 4.6 * unit);
        x += word + 5 * unit;
      }
    }
  }
  pen.fillStyle = 'rgb(30 26 20 / 0.75)';
  pen.fillRect(-width * 0.4, -height * 0.22, width * 0.3, 16 * unit);
}

/** Small things that were cut out: flowers, stars, eyes, tape, a ticket; each in slightly different cuts. */
function scrapsOf(stage: Stage) {
  const { width, height, unit, ink, text, shape } = stage;
  const chance = stage.chance.fork('scraps');
  const places =
    shape === 'wide'
      ? [
          [0.05, 0.9],
          [0.36, 0.1],
          [0.94, 0.1],
          [0.95, 0.9],
          [0.62, 0.95],
          [0.04, 0.1],
          [0.66, 0.06],
        ]
      : [
          [0.1, 0.06],
          [0.9, 0.07],
          [0.08, 0.43],
          [0.92, 0.45],
          [0.1, 0.92],
          [0.88, 0.9],
          [0.5, (text.top + text.height) / height + 0.06],
        ];
  return places.map(([px = 0, py = 0], number) => {
    const radius = unit * chance.between(50, 78);
    const colour = ink(chance.pick(['#e8452c', '#f6c445', '#f4efe2', '#1f1f1f', '#f29ca3']));
    const turn = chance.around() * 0.6;
    const kind = number % 4;
    const takes = reel(TAKES, radius * 2.6, radius * 2.6, (pen, share) => {
      pen.translate(radius * 1.3, radius * 1.3);
      pen.rotate(turn + (share - 0.33) * 0.16);
      const own = chance.fork(`${number}`);
      for (const [offset, fill] of [
        [6 * unit, 'rgb(0 0 0 / 0.3)'],
        [0, colour],
      ] as const) {
        pen.save();
        pen.translate(offset * 0.7, offset);
        scrap(pen, kind, radius, fill, own, offset === 0, ink);
        pen.restore();
      }
    });
    return { takes, x: px * width, y: py * height };
  });
}

function scrap(
  pen: Pen,
  kind: number,
  radius: number,
  fill: string,
  chance: Chance,
  top: boolean,
  ink: (colour: string) => string,
): void {
  pen.fillStyle = fill;
  if (kind === 0) {
    for (let petal = 0; petal < 7; petal++) {
      const angle = (petal / 7) * 2 * Math.PI;
      blob(pen, Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56, radius * 0.38, 0.06, chance);
      pen.fill();
    }
    if (!top) return;
    pen.fillStyle = ink('#1f1f1f');
    disc(pen, 0, 0, radius * 0.3);
    pen.fill();
  } else if (kind === 1) {
    pen.globalAlpha = top ? 0.72 : 0.4;
    pen.fillStyle = top ? '#e8dcae' : fill;
    polygon(pen, [
      [-radius, -radius * 0.26],
      [radius, -radius * 0.3],
      [radius * 0.94, radius * 0.02],
      [radius, radius * 0.26],
      [-radius, radius * 0.3],
      [-radius * 0.94, 0],
    ]);
    pen.fill();
    pen.globalAlpha = 1;
  } else if (kind === 2) {
    pen.beginPath();
    pen.ellipse(0, 0, radius, radius * 0.56, 0, 0, 2 * Math.PI);
    pen.fillStyle = top ? '#fbf7ec' : fill;
    pen.fill();
    if (!top) return;
    pen.fillStyle = ink('#3b7ea1');
    disc(pen, 0, 0, radius * 0.42);
    pen.fill();
    pen.fillStyle = '#111';
    disc(pen, 0, 0, radius * 0.22);
    pen.fill();
    pen.strokeStyle = '#111';
    pen.lineWidth = radius * 0.07;
    pen.beginPath();
    pen.ellipse(0, 0, radius * 0.96, radius * 0.54, 0, Math.PI, 2 * Math.PI);
    pen.stroke();
  } else {
    const points: [number, number][] = [];
    for (let ray = 0; ray < 16; ray++) {
      const angle = (ray / 16) * 2 * Math.PI;
      const reach = radius * (ray % 2 ? 0.62 : 0.98);
      points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
    }
    polygon(pen, points);
    pen.fill();
  }
}

/** The singer as a newspaper picture with a white cut edge; without one, a bird of paper scraps. */
function portraitOf(stage: Stage) {
  const { singer, art, unit, ink, chance } = stage;
  const side = Math.min(art.width, art.height) * (singer ? 0.96 : 0.8);
  const own = chance.fork('portrait');
  const x = art.left + art.width / 2;
  const y = art.top + art.height / 2 + (singer ? 0.02 * side : 0);
  if (!singer) {
    const takes = reel(TAKES, side * 1.2, side * 1.2, (pen, share) => {
      pen.translate(side * 0.6, side * 0.6);
      pen.rotate((share - 0.33) * 0.1);
      lips(pen, side * 0.5, ink, unit);
    });
    return { takes, x, y };
  }
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const tones = tonesOf(figure, 1.5 * unit);
  const edge = rim(figure, 13 * unit, '#fffdf5');
  const takes = reel(TAKES, edge.width * 1.16, edge.height * 1.16, (pen, share) => {
    pen.translate(edge.width * 0.58, edge.height * 0.58);
    pen.rotate((share - 0.33) * 0.07 + own.around() * 0.01);
    pen.translate(-edge.width / 2, -edge.height / 2);
    pen.shadowColor = 'rgb(0 0 0 / 0.5)';
    pen.shadowBlur = 9 * unit;
    pen.shadowOffsetY = 7 * unit;
    pen.drawImage(edge, 0, 0);
    pen.shadowColor = 'transparent';
    pen.translate(13 * unit, 13 * unit);
    pen.save();
    pen.fillStyle = '#f2ecdf';
    pen.drawImage(figure, 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    pen.fillRect(0, 0, side, side);
    pen.restore();
    pen.fillStyle = '#1b1713';
    halftone(pen, { left: 0, top: 0, width: side - 1, height: side - 1 }, 6.4 * unit, 45, (px, py) => {
      const at = Math.floor(py) * tones.width + Math.floor(px);
      return (tones.cover[at] ?? 0) < 160 ? 0 : (1 - (tones.light[at] ?? 1)) * 0.96;
    });
  });
  return { takes, x, y };
}

/** A large mouth from a poster and a record behind it. */
function lips(pen: Pen, radius: number, ink: (colour: string) => string, unit: number): void {
  pen.fillStyle = 'rgb(0 0 0 / 0.3)';
  disc(pen, 7 * unit, 9 * unit, radius);
  pen.fill();
  pen.fillStyle = '#191919';
  disc(pen, 0, 0, radius);
  pen.fill();
  pen.strokeStyle = 'rgb(255 255 255 / 0.13)';
  pen.lineWidth = 2 * unit;
  for (let ring = 0.5; ring < 1; ring += 0.055) {
    disc(pen, 0, 0, radius * ring);
    pen.stroke();
  }
  pen.fillStyle = ink('#e8452c');
  disc(pen, 0, 0, radius * 0.42);
  pen.fill();
  pen.save();
  pen.translate(-radius * 0.05, radius * 0.35);
  pen.rotate(-0.12);
  const wide = radius * 0.86;
  const mouth = (grow: number) => {
    pen.beginPath();
    pen.moveTo(-wide - grow, 0);
    pen.quadraticCurveTo(-wide * 0.4, -wide * 0.52 - grow * 1.4, -wide * 0.12, -wide * 0.34 - grow);
    pen.quadraticCurveTo(0, -wide * 0.24 - grow, wide * 0.12, -wide * 0.34 - grow);
    pen.quadraticCurveTo(wide * 0.4, -wide * 0.52 - grow * 1.4, wide + grow, 0);
    pen.quadraticCurveTo(wide * 0.45, wide * 0.62 + grow * 1.4, 0, wide * 0.6 + grow);
    pen.quadraticCurveTo(-wide * 0.45, wide * 0.62 + grow * 1.4, -wide - grow, 0);
    pen.closePath();
    pen.fill();
  };
  pen.fillStyle = '#fffdf5';
  mouth(10 * unit);
  pen.fillStyle = ink('#d51f3a');
  mouth(0);
  pen.fillStyle = '#2a0509';
  pen.beginPath();
  pen.moveTo(-wide * 0.8, 0);
  pen.quadraticCurveTo(0, -wide * 0.3, wide * 0.8, 0);
  pen.quadraticCurveTo(0, wide * 0.42, -wide * 0.8, 0);
  pen.fill();
  pen.fillStyle = '#fffdf5';
  pen.beginPath();
  pen.moveTo(-wide * 0.6, -wide * 0.06);
  pen.quadraticCurveTo(0, -wide * 0.22, wide * 0.6, -wide * 0.06);
  pen.quadraticCurveTo(0, wide * 0.16, -wide * 0.6, -wide * 0.06);
  pen.fill();
  pen.restore();
}
