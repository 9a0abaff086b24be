import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { DropHint, File, Name, Zone } from './FileField.styles';

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Which files the machine's own dialog offers: `.csv,text/csv`. */
  accept: string;
  /** What the chosen file is called; without it none is chosen. */
  fileName: string | undefined;
  /** A file was chosen or dropped. What is in it the owner has to check. */
  onChoose: (file: globalThis.File) => void;
  /** It is being read. */
  isBusy?: boolean | undefined;
}

/** One file that is chosen from the machine or dropped here. The owner reads it. */
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

  function take(files: FileList | null) {
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
            take(event.dataTransfer.files);
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
              take(target.files);
              // The same file can be chosen again, mended.
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
