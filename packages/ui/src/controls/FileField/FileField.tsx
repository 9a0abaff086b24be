import { useState } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme';
import { Field } from '../Field/Field';
import { FileButton } from './FileButton';
import { useLocale } from '../../locale';

export interface FileFieldProps {
  /** What the file is. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** File types that the file dialog offers: `.csv,text/csv`. */
  accept: string;
  /** Name of the chosen file; undefined if none is chosen. */
  fileName: string | undefined;
  /** Called when a file is chosen or dropped. The owner checks its content. */
  onSelect: (file: File) => unknown;
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
  onSelect,
  isBusy = false,
}: FileFieldProps) {
  const { say } = useLocale();
  const [isOver, setIsOver] = useState(false);

  function choose(file: File | undefined) {
    if (file && !isBusy) onSelect(file);
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
            choose(event.dataTransfer.files[0]);
          }}
        >
          {fileName !== undefined && <Name>{fileName}</Name>}
          <FileButton
            label={label}
            accept={accept}
            isInvalid={ties['aria-invalid']}
            isBusy={isBusy}
            onSelect={choose}
          >
            {fileName === undefined ? say('Choose file') : say('Choose another')}
          </FileButton>
          <DropHint>{say('or drop it here')}</DropHint>
        </Zone>
      )}
    </Field>
  );
}

const Zone = styled.div<{ $isOver: boolean; $isWrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  padding: ${space[5]};
  border: 1px dashed
    ${({ $isOver, $isWrong }) => ($isWrong ? color.text.danger : $isOver ? color.focus : color.line.control)};
  border-radius: ${radius.large};
  background: ${({ $isOver }) => ($isOver ? color.surface.hovered : color.surface.raised)};
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${type.strong};
`;

/** Hidden on phones, which have no drag and drop. */
const DropHint = styled.span`
  font: ${type.small};
  color: ${color.text.muted};

  ${media.phone} {
    display: none;
  }
`;
