import { useRef } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Actions, File, Frame, Picture } from './ImageField.styles';

export interface ImageFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The address of the image; undefined if there is none yet. */
  src: string | undefined;
  /** A file was chosen: a PNG, JPEG or SVG by its name. What is in it the owner has to check. */
  onChoose: (file: globalThis.File) => void;
  onRemove: () => void;
  /** It is being kept or removed. */
  isBusy?: boolean | undefined;
}

/** One image that is chosen from the machine, shown on white as paper shows it. The owner keeps it. */
export function ImageField({ label, hint, error, src, onChoose, onRemove, isBusy = false }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} hint={hint} error={error} kind="group">
      {(ties, labelId) => (
        <Frame role="group" aria-labelledby={labelId} aria-describedby={ties['aria-describedby']}>
          {src !== undefined && <Picture src={src} alt={label} />}
          <Actions>
            <File
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/svg+xml"
              aria-label={label}
              aria-invalid={ties['aria-invalid']}
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file can be chosen again.
                target.value = '';
                if (file) onChoose(file);
              }}
            />
            <Button isBusy={isBusy} onClick={() => input.current?.click()}>
              {src === undefined ? 'Choose image' : 'Choose another'}
            </Button>
            {src !== undefined && (
              <Button variant="quiet" isDisabled={isBusy} onClick={onRemove}>
                Remove
              </Button>
            )}
          </Actions>
        </Frame>
      )}
    </Field>
  );
}
