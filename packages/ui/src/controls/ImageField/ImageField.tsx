import { useRef } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Actions, File, Frame, Picture } from './ImageField.styles';

export interface ImageFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** URL of the image; undefined if there is none yet. */
  src: string | undefined;
  /** Called when a file is chosen: a PNG, JPEG or SVG by its name. The owner checks its content. */
  onChoose: (file: globalThis.File) => void;
  onRemove: () => void;
  /** Whether the image is being saved or removed. */
  isBusy?: boolean | undefined;
}

/** A field for one image, chosen in the file dialog and shown on white as on paper. The owner saves it. */
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
                // Allows the same file to be chosen again.
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
