import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, size, space, visuallyHidden } from '../../theme';
import { Box, Input } from '../Field/Field.styles';
import { KeyHint } from '../KeyHint/KeyHint';
import { goToRows } from './searchFocus';
import { useSlashKey } from './slashKey';
import { useLocale } from '../../locale';

export interface SearchBoxProps {
  /** What is searched: `Search Route ID`. The accessible name, and the placeholder. */
  label: string;
  /** Which fields are searched, if the label doesn't say it: read out after the label, and the tooltip. */
  hint?: string | undefined;
  /** The text that is searched for. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (value: string) => unknown;
}

/**
 * A search box that filters the list below while the user types. `/` focuses it from anywhere on the page, Arrow down
 * moves to the rows. To filter by one of a few known values use a filter instead.
 */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const { say } = useLocale();
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
            <Clear type="button" aria-label={say('Clear search')} title={say('Clear search')} onClick={clear}>
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

const Root = styled.div`
  width: 300px;
  max-width: 100%;
  min-width: 0;

  input[type='search'] {
    appearance: none;
    padding-inline: ${space[2]} 0;
  }

  input::-webkit-search-cancel-button,
  input::-webkit-search-decoration {
    appearance: none;
  }

  ${media.phone} {
    flex: 1 1 160px;
  }
`;

const HiddenLabel = styled.label`
  ${visuallyHidden}
`;

const Hint = styled.span`
  ${visuallyHidden}
`;

const Glass = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  padding-inline-start: ${space[3]};
  color: ${color.text.muted};
  pointer-events: none;
`;

const Slot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.control};
  color: ${color.text.muted};
`;

const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${color.text.default};
    background: ${color.surface.hovered};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
