import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Groups = styled.div`
  display: grid;
  /* A column is as wide as a line of text, so that large text gets the full width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[5]} ${space[8]};

  h3 {
    margin-bottom: ${space[2]};
    font: ${type.captionStrong};
    color: ${color.text.muted};
  }

  dl {
    display: grid;
    gap: ${space[2]};
  }

  dl > div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: ${space[3]};
  }

  dt {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    justify-content: end;
    gap: ${space[1]};
    max-width: 50%;
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Key = styled.kbd`
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid ${color.line.control};
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  font: ${type.captionStrong};
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
`;
