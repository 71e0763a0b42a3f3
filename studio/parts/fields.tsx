import type { ComponentChildren } from 'preact';
import { faults } from '../order/draft.ts';

interface FieldProps {
  /** The field's path in the request, under which its fault is kept. */
  name: string;
  label: string;
  hint?: string;
  children: (ids: { id: string; describedBy: string; invalid: boolean }) => ComponentChildren;
}

/** A labeled field with a hint, and with what is wrong below it. */
export function Field({ name, label, hint, children }: FieldProps) {
  const fault = faults.value[name];
  const id = `field-${name.replaceAll(/\W/g, '-')}`;
  return (
    <div class={`field${fault ? ' has-fault' : ''}`}>
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, describedBy: `${hint ? `${id}-hint ` : ''}${id}-fault`, invalid: fault !== undefined })}
      <Fault id={`${id}-fault`} name={name} />
    </div>
  );
}

/** What is wrong with a field. The element is always there, so that screen readers notice when it fills. */
export function Fault({ name, id }: { name: string; id?: string }) {
  const fault = faults.value[name];
  return (
    <p class="fault" id={id} role="alert" data-fault={fault ? name : undefined}>
      {fault}
    </p>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: ComponentChildren; hint?: string }[];
  onChange: (value: T) => void;
}

/** Some options, of which one is chosen: radio buttons that look like a row of buttons. */
export function Choice<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value} class={option.value === value ? 'is-chosen' : ''}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
