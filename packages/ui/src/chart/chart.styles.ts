import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../theme';

export const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  font: ${type.small};
  font-variant-numeric: tabular-nums;

  .recharts-wrapper * {
    outline: none;
  }
`;

export const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    display: grid;
  }
`;

export const Key = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text.muted};

  strong {
    font: ${type.smallStrong};
    color: ${color.text.default};

    ${media.phone} {
      margin-inline-start: auto;
    }
  }
`;

export const Swatch = styled.svg`
  flex: none;
  width: 14px;
  height: 14px;
`;

export const Tip = styled.div`
  display: grid;
  gap: 2px;
  min-width: 184px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${color.shadow.overlay};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
`;

export const TipName = styled.p`
  font: ${type.smallStrong};
`;

export const Summary = styled.summary`
  width: fit-content;
  color: ${color.text.link};
  font: ${type.smallStrong};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Table = styled.div`
  max-height: 320px;
  margin-block-start: ${space[2]};
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.line.default};
    text-align: end;
    white-space: nowrap;
    font: ${type.small};
  }

  th:first-child {
    text-align: start;
    padding-inline-start: 0;
  }

  thead th {
    font: ${type.smallStrong};
  }
`;
