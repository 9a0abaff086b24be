import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { DropHint, File, Name, Zone } from './FileField.styles';

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** File types that the file dialog offers: `.csv,text/csv`. */
  accept: string;
  /** Name of the chosen file; undefined if none is chosen. */
  fileName: string | undefined;
  /** Called when a file is chosen or dropped. The owner checks its content. */
  onChoose: (file: globalThis.File) => void;
  /** Whether the file is being read. */
  isBusy?: boolean | undefined;
}

/** A field for one file, chosen in the file dialog or dropped here. The owner reads it. */
export function FileField({
  label,
  hint,
  error,
  accept,
  fileName,
  onChoose,
  isBusy = false,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function chooseFirst(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !isBusy) onChoose(file);
  }

  return (
    <Field label={label} hint={hint} error={error} kind="group">
      {(ties, labelId) => (
        <Zone
          role="group"
          aria-labelledby={labelId}
          aria-describedby={ties['aria-describedby']}
          $isOver={isOver}
          $isWrong={error !== undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            chooseFirst(event.dataTransfer.files);
          }}
        >
          <File
            ref={input}
            type="file"
            accept={accept}
            aria-label={label}
            aria-invalid={ties['aria-invalid']}
            tabIndex={-1}
            onChange={({ target }) => {
              chooseFirst(target.files);
              // Allows the same file to be chosen again after it was corrected.
              target.value = '';
            }}
          />
          {fileName !== undefined && <Name>{fileName}</Name>}
          <Button isBusy={isBusy} onClick={() => input.current?.click()}>
            {fileName === undefined ? 'Choose file' : 'Choose another'}
          </Button>
          <DropHint>or drop it here</DropHint>
        </Zone>
      )}
    </Field>
  );
}
