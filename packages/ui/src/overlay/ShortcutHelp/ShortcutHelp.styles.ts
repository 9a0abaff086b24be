import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[8]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

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
    align-items: center;
    gap: ${space[1]};
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
