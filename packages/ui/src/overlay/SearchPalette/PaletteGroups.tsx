import { markedParts } from '@motorpark/domain';
import { OptionHint, OptionParts, OptionSide, OptionTexts } from '../../controls/ComboboxField/option.styles';
import { size } from '../../theme';
import type { PaletteEntry, PaletteGroup } from './SearchPalette';
import { Entry, GroupTitle, List } from './SearchPalette.styles';

interface PaletteGroupsProps {
  /** Prefix of the ids of the list and of its entries. */
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  typed: string;
  /** Id of the highlighted entry, which Enter opens. */
  highlighted: string;
  onHighlight: (entry: string) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The list of search results, group by group. The focus stays in the field, which points to the highlighted entry. */
export const PaletteGroups = ({
  id,
  label,
  groups,
  typed,
  highlighted,
  onHighlight,
  onChoose,
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
                onClick={() => onChoose(entry)}
              >
                <entry.icon size={size.icon} aria-hidden="true" />
                <OptionParts>
                  <OptionTexts>
                    <MarkedText text={entry.label} typed={typed} />
                    {entry.hint !== undefined && (
                      <OptionHint>
                        <MarkedText text={entry.hint} typed={typed} />
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

/** A text in which the search text is marked. */
const MarkedText = ({ text, typed }: { text: string; typed: string }) => (
  <span>
    {markedParts(text, typed).map((part) =>
      part.isMarked ? <mark key={part.from}>{part.text}</mark> : part.text,
    )}
  </span>
);
