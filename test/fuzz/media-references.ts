import { basename } from 'node:path';
import type { Chance } from '../../engines/drawing/chance.ts';
import { pngChunk } from '../media/prepare/media-files.ts';
import { aliasReference, urlReference, withReference } from '../media/prepare/quicktime-references.ts';
import type { Canary } from './canary.ts';
import type { Seed } from './media-seeds.ts';

type Text = (target: string) => string;

/** Files of other formats that name files or URLs, which programs for media know. */
const TEXTS: Record<string, Text> = {
  'an HLS playlist': (to) => `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${to}\n#EXT-X-ENDLIST\n`,
  'an HLS playlist with a key': (to) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-KEY:METHOD=AES-128,URI="${to}"\n#EXT-X-MAP:URI="${to}"\n#EXTINF:2,\n${to}\n#EXT-X-ENDLIST\n`,
  'an HLS master playlist': (to) => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${to}\n`,
  'a list for concat': (to) => `ffconcat version 1.0\nfile '${to}'\n`,
  'a DASH manifest': (to) =>
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT2S"><Period><AdaptationSet mimeType="audio/mp4"><Representation id="1" bandwidth="1"><BaseURL>${to}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  'an SDP': (to) =>
    `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=a\nc=IN IP4 127.0.0.1\nt=0 0\na=control:${to}\nm=audio 5004 RTP/AVP 0\n`,
  'a PLS': (to) => `[playlist]\nFile1=${to}\nNumberOfEntries=1\n`,
  'an ASX': (to) => `<asx version="3.0"><entry><ref href="${to}"/></entry></asx>`,
  'an XSPF': (to) =>
    `<playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track><location>${to}</location></track></trackList></playlist>`,
  'a RealMedia link': (to) => `${to}\n`,
  'a Smooth Streaming manifest': (to) =>
    `<SmoothStreamingMedia MajorVersion="2" Duration="1"><StreamIndex Type="audio" Url="${to}"/></SmoothStreamingMedia>`,
  'an IMF playlist': (to) =>
    `<?xml version="1.0"?><CompositionPlaylist><Resource>${to}</Resource></CompositionPlaylist>`,
  'a cue sheet': (to) => `FILE "${to}" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n`,
  'an SVG': (to) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99"><image xlink:href="${to}" href="${to}" width="9" height="9"/><style>@import url("${to}");</style></svg>`,
  'an SVG with an entity': (to) =>
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "${to}">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a;</text></svg>`,
  'an MVG': (to) =>
    `push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 '${to}'\nfill 'url(${to})'\npop graphic-context\n`,
  'a PostScript': (to) => `%!PS\n(${to}) (r) file 100 string readstring pop print\nshowpage\n`,
  'a PDF': (to) => `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(${to})>>>>endobj\ntrailer<</Root 1 0 R>>\n`,
  'an ffmpeg protocol': (to) => `concat:${to}|${to}\nsubfile,,start,0,end,0,,:${to}\ncrypto:${to}\n`,
  'an HTML page': (to) => `<html><img src="${to}"><audio src="${to}" autoplay></audio></html>`,
};

type Placement = (seed: Seed, text: Buffer, chance: Chance) => Buffer;

const PLACEMENTS: Record<string, Placement> = {
  alone: (_, text) => text,
  'after an ID3 tag': (_, text) => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), text]),
  'after the first bytes of a file': ({ bytes }, text, chance) =>
    Buffer.concat([bytes.subarray(0, chance.pick([4, 8, 12, 16])), text]),
  'after a whole file': ({ bytes }, text) => Buffer.concat([bytes, text]),
  'inside a file': ({ bytes }, text, chance) => {
    const at = chance.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), text, bytes.subarray(at)]);
  },
  'before a file': ({ bytes }, text) => Buffer.concat([text, bytes]),
};

/** Returns a file that names the canary, and how. @param movie a QuickTime file with `moov` after its samples */
export function referringMedia(
  seed: Seed,
  movie: Buffer,
  canary: Canary,
  chance: Chance,
): { bytes: Buffer; changes: string[] } {
  const { path, url } = canary;
  const target = chance.pick([
    path,
    `file://${path}`,
    `file:${path}`,
    basename(path),
    url,
    url.replace('http:', 'tcp:'),
  ]);
  if (chance.next() < 0.25) {
    const levels = { up: 1, down: 1 };
    const reference = chance.pick([
      urlReference(target),
      aliasReference(path),
      aliasReference(`/any/${basename(path)}`, levels),
    ]);
    return { bytes: withReference(movie, reference), changes: [`a data reference to ${target}`] };
  }
  if (chance.next() < 0.15) return { bytes: pngWith(seed, target), changes: [`texts of a PNG that name ${target}`] };
  const [name, text] = chance.pick(Object.entries(TEXTS));
  const [place, placed] = chance.pick(Object.entries(PLACEMENTS));
  return { bytes: placed(seed, Buffer.from(text(target)), chance), changes: [`${name} to ${target}, ${place}`] };
}

/** Texts of PNG that some programs act on: ImageMagick read the file that `profile` names. */
function pngWith({ bytes }: Seed, target: string): Buffer {
  const texts = ['profile', 'XML:com.adobe.xmp', 'Raw profile type icc'].map((name) =>
    pngChunk('tEXt', Buffer.from(`${name}\0${target}`)),
  );
  return bytes.toString('latin1', 1, 4) === 'PNG'
    ? Buffer.concat([bytes.subarray(0, 33), ...texts, bytes.subarray(33)])
    : Buffer.concat([bytes, ...texts]);
}
