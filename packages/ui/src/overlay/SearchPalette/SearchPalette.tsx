import { markedParts } from '@motorpark/domain';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type Icon, IconButton, KeyHint } from '../../controls';
import { OptionHint, OptionParts, OptionSide, OptionTexts } from '../../controls/ComboboxField/option.styles';
import { Input } from '../../controls/Field/Field.styles';
import { size, VisuallyHidden } from '../../theme';
import { useModalDialog } from '../Modal/useModalDialog';
import { Entry, GroupTitle, Head, Keys, List, Note, Palette } from './SearchPalette.styles';
import { type Say, useLocale, withoutThisYear } from '../../locale';

/** A search result: a record, a page, an action. */
export interface PaletteEntry {
  /** Unique among the entries of all groups. Without spaces. */
  id: string;
  label: string;
  /** A second line that tells it apart from the others: a number, a phone, a route. */
  hint?: string | undefined;
  /** Text at the end of the line: a status. */
  side?: string | undefined;
  icon: Icon;
}

export interface PaletteGroup {
  /** What the entries are: Tickets, Pages. Unique among the groups. */
  title: string;
  entries: readonly PaletteEntry[];
}

export interface SearchPaletteProps {
  /** What is searched: `Search everything`. The accessible name of the dialog and the field. */
  label: string;
  /** The text that is searched for. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (value: string) => unknown;
  /** The results so far, the best first. */
  groups: readonly PaletteGroup[];
  /** Whether more results may come, all have come, or why the search failed. */
  state: 'searching' | 'found' | { failure: string };
  /** Note below the results: that only a part of all is searched, or that more must be typed. */
  notice?: string | undefined;
  /** Called when an entry is chosen, by Enter or a press. Stop rendering the palette then. */
  onSelect: (entry: PaletteEntry) => unknown;
  /** Called to search again after a failure. */
  onRetry: () => unknown;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => unknown;
}

/**
 * A search over everything, above the page: the results are in groups, the first entry is highlighted and Enter opens
 * it. The owner does the searching. To filter a list on the page use a `SearchBox`.
 */
export function SearchPalette({
  label,
  value,
  onChange,
  groups,
  state,
  notice,
  onSelect,
  onRetry,
  onClose,
}: SearchPaletteProps) {
  const { say } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const dialog = useModalDialog({ onClose, closesOutside: true, isBusy: false, firstFocus: input });
  const [highlightedId, setHighlightedId] = useState<string>();
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === highlightedId),
  );
  const highlighted = entries[place];
  const optionId = highlighted && `${id}${highlighted.id}`;
  const announcement = announcementOf(state, value === '' ? undefined : entries.length, say);

  useEffect(() => {
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);

  function handleKeyDown(event: KeyboardEvent) {
    // A key that ends the composition of a letter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey) onClose();
    else if (event.key === 'Enter' && highlighted) onSelect(highlighted);
    else if (step !== undefined && entries.length > 0)
      setHighlightedId(entries[(place + step + entries.length) % entries.length]?.id);
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
          aria-expanded={highlighted !== undefined}
          aria-controls={highlighted && `${id}list`}
          aria-activedescendant={optionId}
          value={value}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setHighlightedId(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <IconButton icon={X} label={say('Close')} onPress={onClose} />
      </Head>
      {highlighted && (
        <PaletteGroups
          id={id}
          label={label}
          groups={groups}
          typed={value}
          highlighted={highlighted.id}
          onHighlight={setHighlightedId}
          onSelect={onSelect}
        />
      )}
      {typeof state === 'object' ? (
        <Note role="alert">
          {state.failure}
          <Button onPress={onRetry}>{say('Try again')}</Button>
        </Note>
      ) : (
        <>
          {(state === 'searching' || !highlighted) && <Note aria-hidden="true">{announcement}</Note>}
          <span role="status">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </span>
        </>
      )}
      {notice !== undefined && <Note role="note">{notice}</Note>}
      <Keys aria-hidden="true">
        <span>
          <KeyHint>↑</KeyHint>
          <KeyHint>↓</KeyHint> {say('walk')}
        </span>
        <span>
          <KeyHint>{say('Enter')}</KeyHint> {say('opens')}
        </span>
        <span>
          <KeyHint>{say('Esc')}</KeyHint> {say('closes')}
        </span>
      </Keys>
    </Palette>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns what a screen reader announces about the number of results; empty before anything is typed. */
function announcementOf(state: SearchPaletteProps['state'], count: number | undefined, say: Say): string {
  if (state === 'searching') return say('Searching…');
  if (count === undefined) return '';
  return count === 0 ? say('Nothing found') : say('{count} found', { count });
}

interface PaletteGroupsProps {
  /** Prefix of the ids of the list and of its entries. */
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  typed: string;
  /** Id of the highlighted entry, which Enter opens. */
  highlighted: string;
  onHighlight: (entry: string) => unknown;
  onSelect: (entry: PaletteEntry) => unknown;
}

/** The list of search results, group by group. The focus stays in the field, which points to the highlighted entry. */
const PaletteGroups = ({
  id,
  label,
  groups,
  typed,
  highlighted,
  onHighlight,
  onSelect,
}: PaletteGroupsProps) => (
  <List id={`${id}list`} role="listbox" aria-label={label}>
    {groups.map(
      ({ title, entries }, place) =>
        entries.length > 0 && (
          <div key={title} role="group" aria-labelledby={`${id}group${place}`}>
            <GroupTitle id={`${id}group${place}`} role="presentation">
              {title}
            </GroupTitle>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                id={`${id}${entry.id}`}
                role="option"
                aria-selected={entry.id === highlighted}
                data-focused={entry.id === highlighted || undefined}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onHighlight(entry.id)}
                onClick={() => onSelect(entry)}
              >
                <entry.icon size={size.icon} aria-hidden="true" />
                <OptionParts>
                  <OptionTexts>
                    <MarkedText text={entry.label} typed={typed} />
                    {entry.hint !== undefined && (
                      <OptionHint>
                        <MarkedText text={withoutThisYear(entry.hint)} typed={typed} />
                      </OptionHint>
                    )}
                  </OptionTexts>
                  {entry.side !== undefined && (
                    <OptionSide>
                      <OptionHint>{entry.side}</OptionHint>
                    </OptionSide>
                  )}
                </OptionParts>
              </Entry>
            ))}
          </div>
        ),
    )}
  </List>
);

const MarkedText = ({ text, typed }: { text: string; typed: string }) => (
  <span>
    {markedParts(text, typed).map((part) =>
      part.isMarked ? <mark key={part.from}>{part.text}</mark> : part.text,
    )}
  </span>
);
