import { css, styled } from 'styled-components';
import { color, media, motion, radius, size, space, type, visuallyHidden } from '../../theme';

export type StepState = 'completed' | 'current' | 'open' | 'ahead';

export const Root = styled.nav`
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
`;

/** Replaces the titles of all steps on narrow screens. */
export const Progress = styled.p`
  display: none;
  min-width: 0;
  font: ${type.strong};
  overflow-wrap: anywhere;

  span {
    display: block;
    font: ${type.small};
    color: ${color.text.muted};
  }

  ${media.tablet} {
    display: block;
  }
`;

export const List = styled.ol`
  display: flex;
  align-items: center;

  > li {
    display: flex;
    align-items: center;
    min-width: 0;
  }

  > li + li::before {
    content: '';
    width: clamp(12px, 3vw, 56px);
    margin: 0 ${space[2]};
    border-top: 1.5px solid ${color.line.control};
  }

  ${media.tablet} {
    flex-wrap: wrap;

    > li + li::before {
      margin: 0;
    }
  }
`;

const step = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.control};
  padding: 0 ${space[1]};
  font: ${type.control};
`;

export const StepText = styled.span`
  ${step}
  color: ${color.text.muted};
`;

export const StepButton = styled.button`
  ${step}
  border: 0;
  border-radius: ${radius.small};
  background: none;
  cursor: pointer;

  &:hover span:last-child {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Title = styled.span`
  min-width: 0;
  text-align: start;
  overflow-wrap: anywhere;

  ${media.tablet} {
    ${visuallyHidden}
  }
`;

const waiting = css`
  border-color: ${color.line.control};
`;

const marks = {
  completed: css`
    color: ${color.brand.default};
    background: ${color.brand.tint};
    border-color: ${color.brand.default};
  `,
  current: css`
    color: ${color.text.onBrand};
    background: ${color.brand.default};
    border-color: ${color.brand.default};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  `,
  open: waiting,
  ahead: waiting,
} satisfies Record<StepState, ReturnType<typeof css>>;

export const Mark = styled.span<{ $state: StepState }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1.5px solid;
  border-radius: ${radius.round};
  font: ${type.captionStrong};
  transition: background ${motion.calm};
  ${({ $state }) => marks[$state]}
`;
