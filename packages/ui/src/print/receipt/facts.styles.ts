import styled, { css } from 'styled-components';
import { onA4, type OnPaper, text } from './onPaper';

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
  > div:has([data-unbroken='true']) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }

  [data-unbroken='true'] {
    margin-left: auto;
    white-space: nowrap;
  }

  [data-large='true'] dd {
    ${text('large')}
  }
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
