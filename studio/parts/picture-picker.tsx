import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clearFault } from '../order/draft.ts';
import { Fault } from './fields.tsx';
import { Icon } from './icons.tsx';

interface Props {
  /** The field's path in the request. */
  name: string;
  label: string;
  file: File | undefined;
  onPick: (file: File | undefined) => void;
}

/** A square that shows the chosen picture and opens the file dialog. */
export function PicturePicker({ name, label, file, onPick }: Props) {
  const shown = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    shown.value = url;
    return () => {
      shown.value = undefined;
      URL.revokeObjectURL(url);
    };
  }, [file, shown]);
  return (
    <div class="picture">
      <label title={label}>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          class="visually-hidden"
          aria-label={label}
          onChange={(event) => {
            onPick(event.currentTarget.files?.[0]);
            clearFault(name);
          }}
        />
        {shown.value ? <img src={shown.value} alt="" /> : <Icon name="plus" />}
      </label>
      {file && (
        <button type="button" class="link" onClick={() => onPick(undefined)}>
          Remove
        </button>
      )}
      <Fault name={name} />
    </div>
  );
}
