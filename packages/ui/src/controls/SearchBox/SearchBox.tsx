import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { size } from '../../theme';
import { Box, Input } from '../Field/Field.styles';
import { KeyHint } from '../KeyHint/KeyHint';
import { Clear, Glass, HiddenLabel, Hint, Root, Slot } from './SearchBox.styles';
import { moveSearchFocus } from '../../data/searched/searched';
import { useSlashKey } from './useSlashKey';

export interface SearchBoxProps {
  /** What is searched: `Search Route ID`. The accessible name, and the placeholder. */
  label: string;
  /** Which fields are searched, if the label doesn't say it: read out after the label, and the tooltip. */
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter. Most lists search while the user types and don't need it. */
  onSubmit?: (() => void) | undefined;
  /** Whether `/` focuses the box from anywhere on the page. Set it to false for all but one box of a page. */
  hasShortcut?: boolean | undefined;
  name?: string | undefined;
}

/**
 * A search box that filters the list below while the user types; Arrow down moves to the rows. To filter by one of a
 * few known values use a filter instead.
 */
export function SearchBox({
  label,
  hint,
  value,
  onChange,
  onSubmit,
  hasShortcut = true,
  name = 'search',
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input, hasShortcut);

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
    if (event.key === 'Enter') onSubmit?.();
    if (event.key === 'ArrowDown' && !event.shiftKey) {
      event.preventDefault();
      moveSearchFocus('goToRows', event.currentTarget);
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
          name={name}
          value={value}
          placeholder={label}
          title={hint}
          aria-describedby={hint && `${id}hint`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Slot>
          {value !== '' ? (
            <Clear type="button" aria-label="Clear search" title="Clear search" onClick={clear}>
              <X size={size.icon} aria-hidden="true" />
            </Clear>
          ) : (
            hasShortcut && <KeyHint>/</KeyHint>
          )}
        </Slot>
      </Box>
    </Root>
  );
}
