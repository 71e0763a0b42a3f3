import type { Fill } from './shapes.ts';

/** The colors of a head. */
export type HeadColors = Readonly<
  Record<'hair' | 'shine' | 'skin' | 'shade' | 'lips' | 'glasses' | 'phones' | 'cushion', string>
>;

/** Where the neck is on which the head turns, in its own units. */
export const NECK = { x: 212, y: 140 } as const;

/** Her head from the side, which looks to the left: 136 to 276 across and 0 to 172 down, with the neck. */
export function profile(own: Fill, { hair, shine, skin, shade, lips, glasses, phones, cushion }: HeadColors): void {
  own(shade, 'M184 112 L238 112 L244 172 C220 180 194 174 180 160 Z');
  // Brow, nose, lips and chin.
  own(
    skin,
    'M164 40 C156 52 153 62 154 72 C153 80 147 88 140 95 C137 98 139 102 144 102 C148 102 148 104 147 106 C145 108 143 109 143 111 C144 113 146 113 148 114 C146 115 144 117 145 120 C147 122 149 123 149 126 C149 129 147 131 147 134 C149 141 155 144 165 142 C179 139 190 134 200 124 L214 100 L206 40 Z',
  );
  own(
    lips,
    'M143 111 C146 108 151 108 158 113 C154 118 149 122 145 120 C144 117 146 115 148 114 C146 113 144 113 143 111 Z',
  );
  own(shade, 'M165 142 C179 139 190 134 200 124 L196 84 L184 84 C180 104 180 124 165 142 Z');
  own(
    glasses,
    'M150 66 C158 62 176 65 182 70 C183 86 176 95 166 95 C155 95 148 85 150 66 Z M178 68 L200 68 L200 77 L180 80 Z',
  );
  // The bob is longer in front.
  own(
    hair,
    'M152 70 C142 24 178 2 216 3 C260 5 283 48 276 96 C274 112 270 124 264 134 C238 128 210 134 184 152 C178 130 188 102 186 74 C174 68 162 68 152 70 Z',
  );
  own(shine, 'M170 40 C176 20 198 10 222 15 C206 20 194 34 190 56 L171 54 C169 49 169 45 170 40 Z');
  own(shine, 'M262 66 C267 84 265 106 257 126 L246 125 C256 106 260 88 262 66 Z');
  own(phones, 'M204 4 L222 2 C234 24 239 48 237 76 L221 76 C222 50 217 26 204 4 Z');
  own(glasses, 'M205 94 C205 77 215 67 229 67 L229 130 C213 128 205 113 205 94 Z');
  own(phones, 'M214 98 C214 80 222 67 232 67 C243 67 250 81 250 98 C250 116 243 129 232 129 C222 129 214 116 214 98 Z');
  own(
    cushion,
    'M223 98 C223 91 227 87 232 87 C237 87 242 91 242 98 C242 105 237 110 232 110 C227 110 223 105 223 98 Z',
  );
}
