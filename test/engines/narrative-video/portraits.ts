import { createCanvas } from '@napi-rs/canvas';

export type Backdrop = 'white' | 'gradient' | 'busy' | 'clear';

const [WIDTH, HEIGHT] = [400, 600];

/** Returns a PNG of 400 × 600 pixels: a drawn person of 160 × 520 with a red shirt and blue trousers. */
export function portrait({
  backdrop = 'white',
  isBust = false,
}: {
  backdrop?: Backdrop;
  isBust?: boolean;
} = {}): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (backdrop === 'white') context.fillStyle = '#ffffff';
  if (backdrop === 'gradient') {
    const gradient = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
    gradient.addColorStop(0, '#c8d4e0');
    gradient.addColorStop(1, '#8fa0b4');
    context.fillStyle = gradient;
  }
  if (backdrop !== 'clear') context.fillRect(0, 0, WIDTH, HEIGHT);
  if (backdrop === 'busy') {
    for (let index = 0; index < 300; index += 1) {
      context.fillStyle = `hsl(${(index * 47) % 360}, 60%, ${20 + ((index * 13) % 60)}%)`;
      context.fillRect((index * 97) % WIDTH, (index * 61) % HEIGHT, 70, 60);
    }
  }
  context.translate(WIDTH / 2, isBust ? 160 : 40);
  const ellipse = (color: string, x: number, y: number, radiusX: number, radiusY: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = '#2f4f8a';
  context.fillRect(-60, 300, 50, 220);
  context.fillRect(10, 300, 50, 220);
  context.fillStyle = '#c8283c';
  context.fillRect(-80, 150, 160, isBust ? 460 : 170);
  ellipse('#4a2a1c', 0, 70, 70, 70);
  ellipse('#e2ae88', 0, 84, 52, 62);
  ellipse('#20150f', -20, 78, 6, 7);
  ellipse('#20150f', 20, 78, 6, 7);
  ellipse('#a83a3a', 0, 116, 18, 5);
  return canvas.toBuffer('image/png');
}
