import { unbroken } from '@motorpark/domain';
import type { ComponentType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { inkText, type PaperSize } from '../../theme/papers';
import { MISSING_TEXT } from '../../data/missing';
import { useLocale } from '../../locale';
import { onA4, type OnPaper, text } from './onPaper';
import { Part, PartTitle } from './receipt.styles';
import { isDeparture, isLongName, isUnbreakable } from './unbreakable';

export interface Fact {
  term: string;
  value: string | undefined;
  /** Whether the value is what people look for on the receipt, and is printed large. */
  isLarge?: boolean;
}

interface FactListProps {
  facts: readonly Fact[];
  paper: PaperSize;
  /** Layout of the facts: `FactRow` for side by side; one below the other by default. */
  as?: ComponentType<{ $paper: PaperSize; children?: ReactNode }>;
}

/** Facts of a receipt; a missing value reads 'N/A'. */
export function FactList({ facts, paper, as: List = Facts }: FactListProps) {
  const { say } = useLocale();
  return (
    <List $paper={paper}>
      {facts.map(({ term, value, isLarge }) => (
        <div key={term} data-large={isLarge}>
          <dt>{say(term)}</dt>
          <dd
            data-unbroken={lineBreaks(value || MISSING_TEXT)}
            data-long={isLongName(value ?? '') || undefined}
          >
            {unbroken(value || say(MISSING_TEXT))}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Returns whether a value stays on one line, or breaks only between its parts. */
function lineBreaks(value: string): true | 'parts' | undefined {
  if (isUnbreakable(value)) return true;
  return isDeparture(value) ? 'parts' : undefined;
}

/** Facts below a title: a part of a receipt. */
export function FactPart({ title, ...list }: FactListProps & { title: string }) {
  return (
    <Part $paper={list.paper}>
      <PartTitle $paper={list.paper}>{title}</PartTitle>
      <FactList {...list} />
    </Part>
  );
}

/** Facts one below the other: term and value on one line. */
export const Facts = styled.dl<OnPaper>`
  display: grid;
  gap: 0.5mm 0;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 0 3mm;
    align-items: baseline;
  }

  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    ${text('strong')}
  }

  /* A value that must not break wraps below its term if there is no room beside it. */
  > div:has([data-unbroken]) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }

  [data-unbroken='true'] {
    margin-left: auto;
    white-space: nowrap;
  }

  [data-unbroken='parts'] {
    margin-left: auto;
    overflow-wrap: normal;
  }

  [data-large='true'] dd {
    ${text('large')}
  }
`;

/** Facts in two columns on A4. */
export const FactColumns = styled(Facts)`
  ${onA4(css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 10mm;

    > div:has([data-long]) {
      grid-column: 1 / -1;
    }
    dd[data-long] {
      ${inkText.A4.small}
    }
  `)}
`;

/** Facts side by side, term above value: the journey on A4. */
export const FactRow = styled(Facts)`
  ${onA4(css`
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    gap: 6mm;
    margin-top: 3mm;

    > div:nth-child(n) {
      display: block;
      min-width: 0;
    }

    dd:nth-child(n) {
      margin: 0;
      text-align: start;
    }
  `)}
`;
