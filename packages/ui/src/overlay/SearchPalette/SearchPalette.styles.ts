import { styled } from 'styled-components';
import { optionStyles } from '../../controls/ComboboxField/option.styles';
import { color, media, size, space, type } from '../../theme';
import { Frame } from '../Modal/Modal.styles';

/** As tall as its content, and fixed at the top, so that nothing moves under the pointer while the user types. */
export const Palette = styled(Frame)`
  margin-block-start: 12dvh;
  max-height: 76dvh;
  overflow: hidden;

  ${media.phone} {
    margin-block: ${space[2]} auto;
    max-height: calc(100dvh - ${space[4]});
  }
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding-inline: ${space[4]} ${space[2]};
  border-bottom: 1px solid ${color.line.default};
  color: ${color.text.muted};

  > svg {
    flex: none;
  }

  input {
    align-self: stretch;
    font: ${type.body};
    color: ${color.text.default};
    outline: none;
  }
`;

export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding: ${space[1]};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const GroupTitle = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  font: ${type.captionStrong};
  color: ${color.text.muted};
`;

export const Entry = styled.div`
  ${optionStyles}
  gap: ${space[3]};

  > svg {
    color: ${color.text.muted};
  }

  mark {
    font-weight: 700;
    color: inherit;
    background: none;
    text-decoration: underline;
    text-decoration-color: ${color.brand.default};
    text-underline-offset: 3px;
  }
`;

export const Note = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  font: ${type.small};
  color: ${color.text.muted};
`;

export const Keys = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line.default};
  font: ${type.caption};
  color: ${color.text.muted};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  ${media.touch} {
    display: none;
  }

  ${media.phone} {
    display: none;
  }
`;
