import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type Icon, IconButton, KeyHint } from '../../controls';
import { Input } from '../../controls/Field/Field.styles';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { size } from '../../theme';
import { useModalDialog } from '../Modal/useModalDialog';
import { PaletteGroups } from './PaletteGroups';
import { Head, Keys, Palette, Said } from './SearchPalette.styles';

/** Something that is found: a record, a page, something to do. */
export interface PaletteEntry {
  /** No two entries of all groups have the same. Without spaces. */
  id: string;
  label: string;
  /** A second line that tells it apart: a number, a phone, a route. */
  hint?: string | undefined;
  /** At the end of its line: a status. */
  side?: string | undefined;
  icon: Icon;
}

export interface PaletteGroup {
  /** What they are: Tickets, Pages. No two groups have the same. */
  title: string;
  entries: readonly PaletteEntry[];
}

export interface SearchPaletteProps {
  /** What is searched: `Search everything`. Names the dialog and the field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is found so far, the best first. */
  groups: readonly PaletteGroup[];
  /** Whether more may come, all has come, or why it does not. */
  state: 'searching' | 'found' | { failure: string };
  /** Said below what is found: that only a part of all is searched, or that more must be typed. */
  notice?: string | undefined;
  /** Said where nothing is found. */
  emptyText?: string | undefined;
  /** It was chosen, by Enter or a press. Stop rendering the palette then. */
  onChoose: (entry: PaletteEntry) => void;
  /** Asks again after a failure. */
  onRetry: () => void;
  /** The person wants out: Escape, the cross, or a press outside. */
  onClose: () => void;
}

/**
 * One search over everything, above the page: what is found stands in groups, the first entry is marked and Enter opens it. It finds nothing by itself. To
 * narrow a list that is on the page use a `SearchBox`.
 */
export function SearchPalette({
  label,
  value,
  onChange,
  groups,
  state,
  notice,
  emptyText = 'Nothing found',
  onChoose,
  onRetry,
  onClose,
}: SearchPaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const dialog = useModalDialog({ onClose, closesOutside: true, isHeld: false, firstFocus: input });
  const [walkedTo, setWalkedTo] = useState<string>();
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === walkedTo),
  );
  const marked = entries[place];
  const markedId = marked && `${id}${marked.id}`;
  const said = saidOf(state, value === '' ? undefined : entries.length, emptyText);

  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey) onClose();
    else if (event.key === 'Enter' && marked) onChoose(marked);
    else if (step !== undefined && entries.length > 0)
      setWalkedTo(entries[(place + step + entries.length) % entries.length]?.id);
    else return;
    event.preventDefault();
  }

  return (
    <Palette {...dialog} $size="medium" aria-label={label}>
      <Head>
        <Search size={size.iconLarge} aria-hidden="true" />
        <Input
          ref={input}
          type="text"
          role="combobox"
          name="everything"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={marked !== undefined}
          aria-controls={marked && `${id}list`}
          aria-activedescendant={markedId}
          value={value}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setWalkedTo(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={press}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Head>
      {marked && (
        <PaletteGroups
          id={id}
          label={label}
          groups={groups}
          typed={value}
          marked={marked.id}
          onMark={setWalkedTo}
          onChoose={onChoose}
        />
      )}
      {typeof state === 'object' ? (
        <Said role="alert">
          {state.failure}
          <Button onClick={onRetry}>Try again</Button>
        </Said>
      ) : (
        <>
          {(state === 'searching' || !marked) && <Said aria-hidden="true">{said}</Said>}
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </>
      )}
      {notice !== undefined && <Said role="note">{notice}</Said>}
      <Keys aria-hidden="true">
        <span>
          <KeyHint>↑</KeyHint>
          <KeyHint>↓</KeyHint> walk
        </span>
        <span>
          <KeyHint>Enter</KeyHint> opens
        </span>
        <span>
          <KeyHint>Esc</KeyHint> closes
        </span>
      </Keys>
    </Palette>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What a screen reader says of how many were found; nothing before anything is typed. */
function saidOf(state: SearchPaletteProps['state'], count: number | undefined, emptyText: string): string {
  if (state === 'searching') return 'Searching…';
  if (count === undefined) return '';
  return count === 0 ? emptyText : `${count} found`;
}
