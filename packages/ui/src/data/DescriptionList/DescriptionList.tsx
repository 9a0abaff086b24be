import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useLocale } from '../../locale';
import { color, media, space, type } from '../../theme';
import { isMissing, MISSING_TEXT, shownValue } from '../missing';

export interface DescriptionItem {
  /** Name of the fact: "Vehicle number". */
  term: string;
  /** Its value. A missing or empty one shows `missingText`. */
  value: ReactNode;
  /** Whether the value is an id that people read out, which is shown in the monospaced font. */
  isId?: boolean | undefined;
}

export interface DescriptionListProps {
  /** The facts with their names, in reading order. */
  items: readonly DescriptionItem[];
  /** `split`: term left, value right, one per line, for narrow panels. `stacked`: value below term, several per row. */
  layout?: DescriptionLayout | undefined;
  /** Text for a missing value. */
  missingText?: string | undefined;
}

/** Shows the facts about one record, read-only. For many records of one kind use a `DataTable`. */
export function DescriptionList({
  items,
  layout = 'split',
  missingText = MISSING_TEXT,
}: DescriptionListProps) {
  const { say } = useLocale();
  return (
    <List $layout={layout}>
      {items.map(({ term, value, isId }) => (
        <div key={term}>
          <dt>{say(term)}</dt>
          <dd data-id={isId || undefined}>{isMissing(value) ? say(missingText) : shownValue(value)}</dd>
        </div>
      ))}
    </List>
  );
}

type DescriptionLayout = 'split' | 'stacked';

const layouts = {
  split: css`
    grid-template-columns: 1fr;
    gap: ${space[2]};

    > div {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }

    > div:has(button) {
      align-items: baseline;
    }

    dt {
      flex: none;
      max-width: 50%;
    }

    dd {
      text-align: end;
    }
  `,
  stacked: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.25rem), 1fr));
    gap: ${space[4]} ${space[6]};

    ${media.phone} {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
      gap: ${space[3]} ${space[4]};
    }
  `,
} satisfies Record<DescriptionLayout, ReturnType<typeof css>>;

const List = styled.dl<{ $layout: DescriptionLayout }>`
  display: grid;
  margin: 0;
  ${({ $layout }) => layouts[$layout]}

  > div {
    min-width: 0;
  }

  dt {
    font: ${type.small};
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }

  dd {
    min-width: 0;
    margin: 0;
    font: ${type.strong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  dd[data-id] {
    font: ${type.id};
  }
`;
