import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { size } from '../../theme';
import { Box, Input } from '../Field/Field.styles';
import { KeyHint } from '../KeyHint/KeyHint';
import { Clear, Glass, HiddenLabel, Hint, Root, Slot } from './SearchBox.styles';
import { goToRows } from './searchFocus';
import { useSlashKey } from './useSlashKey';

export interface SearchBoxProps {
  /** What is searched: `Search Route ID`. The accessible name, and the placeholder. */
  label: string;
  /** Which fields are searched, if the label doesn't say it: read out after the label, and the tooltip. */
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A search box that filters the list below while the user types. `/` focuses it from anywhere on the page, Arrow down
 * moves to the rows. To filter by one of a few known values use a filter instead.
 */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
    if (event.key === 'ArrowDown' && !event.shiftKey) {
      event.preventDefault();
      goToRows(event.currentTarget);
    }
  }

  return (
    <Root role="search" aria-label={label}>
      <HiddenLabel htmlFor={id}>{label}</HiddenLabel>
      {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      <Box $isInvalid={false}>
        <Glass>
          <Search size={size.icon} aria-hidden="true" />
        </Glass>
        <Input
          id={id}
          ref={input}
          type="search"
          name="search"
          value={value}
          placeholder={label}
          title={hint}
          aria-describedby={hint && `${id}hint`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Slot>
          {value !== '' ? (
            <Clear type="button" aria-label="Clear search" title="Clear search" onClick={clear}>
              <X size={size.icon} aria-hidden="true" />
            </Clear>
          ) : (
            <KeyHint>/</KeyHint>
          )}
        </Slot>
      </Box>
    </Root>
  );
}
