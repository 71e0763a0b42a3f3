import { useEffect } from 'preact/hooks';
import type { JobType } from '../../functions/domain/job-type.ts';
import * as draft from '../order/draft.ts';
import { loadPrices } from '../order/prices.ts';
import { Choice } from '../parts/fields.tsx';
import { KINDS } from '../parts/format.ts';
import { Gallery } from './create/gallery.tsx';
import { LyricsPart } from './create/lyrics-part.tsx';
import { OrderPanel } from './create/order-panel.tsx';
import { SongPicker } from './create/song-picker.tsx';
import { Story } from './create/story.tsx';

const KIND_HINTS: Record<JobType, string> = {
  lyric_video: 'Words light up as they are sung',
  narrative_video: 'Your characters act out a story',
  lyric_transcription: 'The words, with their times',
};

/** The order form: song, kind, look and words on the left; options, price and the button on the right. */
export function Create() {
  useEffect(() => void loadPrices(), []);
  const kind = draft.kind.value;
  return (
    <form
      class="create"
      onSubmit={(event) => event.preventDefault()}
      // Faults are shown beside their fields, and not in bubbles of the browser.
      noValidate
    >
      <div class="create-main">
        <h1 class="visually-hidden">Create</h1>
        <SongPicker />
        <Choice
          name="kind"
          label="What do you want to make?"
          value={kind}
          options={(Object.keys(KINDS) as JobType[]).map((value) => ({
            value,
            label: KINDS[value],
            hint: KIND_HINTS[value],
          }))}
          onChange={(value) => {
            draft.kind.value = value;
            draft.faults.value = {};
          }}
        />
        {kind === 'narrative_video' && <Story />}
        {kind !== 'lyric_transcription' && <Gallery key={kind} />}
        {kind !== 'narrative_video' && <LyricsPart />}
      </div>
      <OrderPanel />
    </form>
  );
}
