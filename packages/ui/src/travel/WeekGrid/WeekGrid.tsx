import { type Day, addDays, formatDay, formatWeekday } from '@motorpark/domain';
import { styled } from 'styled-components';
import { VisuallyHidden, color, media, radius, space, type } from '../../theme';

/** How a departure differs from the one that is planned now. */
export type WeekChange = 'plain' | 'added' | 'changed' | 'removed' | 'stays';

export interface WeekEntry {
  id: string;
  day: Day;
  /** The time of departure. */
  label: string;
  change: WeekChange;
  /** What happens to it, in words: its colour is not enough. */
  note?: string | undefined;
}

export interface WeekGridProps {
  /** Names the table. */
  label: string;
  /** The first day that it shows. */
  first: Day;
  /** The last day that it shows. */
  last: Day;
  /** In the order in which a day shows them. */
  entries: readonly WeekEntry[];
  /** A departure was pressed; without it the grid is only read. */
  onSelect?: ((entry: WeekEntry) => unknown) | undefined;
}

const SIGNS: Readonly<Record<WeekChange, string>> = {
  plain: '',
  added: '+ ',
  changed: '~ ',
  removed: '− ',
  stays: '! ',
};

/** Weeks as rows and weekdays as columns, with the departures of each day. */
export function WeekGrid({ label, first, last, entries, onSelect }: WeekGridProps) {
  const weeks = weeksOf(first, last);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell key={day} $isOutside={day < first || day > last}>
                <time dateTime={day}>{formatDay(day).replace(/ \d{4}$/, '')}</time>
                {entries
                  .filter((entry) => entry.day === day)
                  .map((entry) => (
                    <Departure key={entry.id} entry={entry} onSelect={onSelect} />
                  ))}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Departure({ entry, onSelect }: { entry: WeekEntry; onSelect: WeekGridProps['onSelect'] }) {
  const { day, label, change, note } = entry;
  const text = `${SIGNS[change]}${label}`;
  const name = [label, formatDay(day), note].filter(Boolean).join(', ');
  return onSelect ? (
    <Chip
      as="button"
      type="button"
      $change={change}
      aria-label={name}
      title={note}
      onClick={() => onSelect(entry)}
    >
      {text}
    </Chip>
  ) : (
    <Chip $change={change} title={note}>
      {text}
      {note !== undefined && <VisuallyHidden>{`, ${note}`}</VisuallyHidden>}
    </Chip>
  );
}

/** Whole weeks, Monday first. */
function weeksOf(first: Day, last: Day): Day[][] {
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || 7;
  const weeks: Day[][] = [];
  for (let monday = addDays(first, 1 - weekday); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(monday, place)));
  return weeks;
}

const COLORS = {
  plain: color.status.idle,
  added: color.status.success,
  changed: color.status.info,
  removed: color.status.danger,
  stays: color.status.warning,
} satisfies Record<WeekChange, unknown>;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};

  th {
    padding: ${space[2]};
    font: ${type.caption};
    color: ${color.text.muted};
    text-align: start;
  }
`;

const Cell = styled.td<{ $isOutside: boolean }>`
  padding: ${space[2]};
  border: 1px solid ${color.line.default};
  vertical-align: top;
  background: ${({ $isOutside }) => ($isOutside ? color.surface.sunken : 'none')};

  time {
    display: block;
    padding-block-end: ${space[1]};
    font: ${type.caption};
    color: ${color.text.muted};
  }

  ${media.phone} {
    padding: ${space[1]};
  }
`;

const Chip = styled.span<{ $change: WeekChange }>`
  display: block;
  width: 100%;
  margin-block-end: ${space[1]};
  padding: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
  text-align: start;
  overflow-wrap: break-word;
  color: ${({ $change }) => COLORS[$change].fg};
  background: ${({ $change }) => COLORS[$change].bg};
  text-decoration: ${({ $change }) => ($change === 'removed' ? 'line-through' : 'none')};

  button& {
    cursor: pointer;
  }

  ${media.phone} {
    padding-inline: 1px;
    text-align: center;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
