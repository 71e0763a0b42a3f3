import { open } from 'node:fs/promises';

/** Detects the type of a file from its bytes, not from its name or from headers. */
export type SongDemuxer = 'mp3' | 'aac' | 'mov' | 'ogg' | 'wav' | 'flac' | 'aiff' | 'matroska';
type ImageType = 'png' | 'jpeg' | 'webp' | 'gif';

const HEAD_BYTES = 16;
const ID3_HEADER_BYTES = 10;
/** Some taggers write a new ID3 tag in front of the old one. */
const MAX_ID3_TAGS = 4;
const MOV_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/** Returns the name of ffmpeg's demuxer for a song or a video with sound, or undefined for everything else. */
export async function songDemuxer(path: string): Promise<SongDemuxer | undefined> {
  const file = await open(path);
  try {
    let offset = 0;
    for (let tags = 0; tags <= MAX_ID3_TAGS; tags += 1) {
      const head = Buffer.alloc(HEAD_BYTES);
      await file.read(head, 0, HEAD_BYTES, offset);
      // ID3 tags come before MP3, and sometimes before other formats. Unknown data after a tag is treated as MP3.
      if (text(head, 0, 3) !== 'ID3') return demuxerOf(head) ?? (tags > 0 ? 'mp3' : undefined);
      offset += ID3_HEADER_BYTES + syncSafe(head.subarray(6, 10));
    }
    return undefined;
  } finally {
    await file.close();
  }
}

export async function imageType(path: string): Promise<ImageType | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
    if (text(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
    if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
    if (text(head, 0, 6) === 'GIF87a' || text(head, 0, 6) === 'GIF89a') return 'gif';
    return undefined;
  } finally {
    await file.close();
  }
}

function demuxerOf(head: Buffer): SongDemuxer | undefined {
  const [first, fourth] = [text(head, 0, 4), text(head, 8, 12)];
  if (MOV_BOXES.includes(text(head, 4, 8))) return 'mov';
  if (first === 'OggS') return 'ogg';
  if (first === 'fLaC') return 'flac';
  if (first === '\x1aE\xdf\xa3') return 'matroska';
  if ((first === 'RIFF' || first === 'RF64') && fourth === 'WAVE') return 'wav';
  if (first === 'FORM' && (fourth === 'AIFF' || fourth === 'AIFC')) return 'aiff';
  return mpegAudio(head.readUInt16BE(0));
}

/** AAC (ADTS) and MP3 both begin with 12 one bits (MPEG 2.5: 11). They differ in the layer, which is 0 in ADTS. */
function mpegAudio(header: number): SongDemuxer | undefined {
  if ((header & 0xfff6) === 0xfff0) return 'aac';
  const layer = (header >> 1) & 0b11;
  return (header & 0xffe0) === 0xffe0 && layer !== 0 ? 'mp3' : undefined;
}

/** Reads 28 bits in four bytes: ID3v2.4, section 6.2. */
function syncSafe(bytes: Buffer): number {
  return bytes.reduce((size, byte) => (size << 7) | (byte & 0x7f), 0);
}

function text(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
