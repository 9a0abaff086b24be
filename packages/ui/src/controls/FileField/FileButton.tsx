import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme';
import { Button } from '../Button/Button';

interface FileButtonProps {
  /** Accessible name of the input. */
  label: string;
  /** File types that the file dialog offers: `.csv,text/csv`. */
  accept: string;
  isInvalid: true | undefined;
  isBusy: boolean;
  onSelect: (file: File) => unknown;
  children: ReactNode;
}

/** A button that opens the file dialog, and the hidden file input of the form. */
export function FileButton({ label, accept, isInvalid, isBusy, onSelect, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        aria-invalid={isInvalid}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again after it was corrected.
          target.value = '';
          if (file) onSelect(file);
        }}
      />
      <Button isBusy={isBusy} onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

const Input = styled.input`
  ${visuallyHidden}
`;
