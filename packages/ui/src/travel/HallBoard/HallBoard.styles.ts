import { css, styled } from 'styled-components';
import { color, hallFont } from '../../theme';

/** Everything on the television in a hall scales with the screen. */
export const Screen = styled.main`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 2vh;
  min-height: 100vh;
  padding: 3vh 3vw;
  font: ${hallFont.text};
  font-variant-numeric: tabular-nums;
  color: ${color.text.default};
  background: ${color.surface.canvas};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 3vw;

  h1 {
    font: ${hallFont.title};
    overflow-wrap: anywhere;
  }
`;

export const Clock = styled.p`
  font: ${hallFont.title};
`;

export const Lines = styled.table`
  align-self: start;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th,
  td {
    padding: 1vh 1vw;
    border-bottom: 1px solid ${color.line.default};
    font: inherit;
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  thead th {
    font: ${hallFont.small};
    color: ${color.text.muted};
  }

  tbody th {
    font: ${hallFont.strong};
  }
`;

export const Column = styled.col<{ $share: number }>`
  width: ${({ $share }) => $share}%;
`;

/** The time until departure. If it is late it has the colour of a warning, and its text says so as well. */
export const When = styled.td<{ $isLate: boolean }>`
  ${({ $isLate }) =>
    $isLate &&
    css`
      color: ${color.status.warning.fg};
    `}
`;

export const Foot = styled.footer<{ $isLost: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 3vw;
  font: ${hallFont.small};
  color: ${color.text.muted};

  ${({ $isLost }) =>
    $isLost &&
    css`
      padding: 1vh 1vw;
      color: ${color.status.danger.fg};
      background: ${color.status.danger.bg};
    `}
`;

export const Nothing = styled.p`
  align-self: center;
  font: ${hallFont.title};
  text-align: center;
`;
