import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { color, media, motion, radius, size, space, type, VisuallyHidden, visuallyHidden } from '../../theme';
import { useLocale } from '../../locale';

export interface StepIndicatorProps {
  /** Titles of all steps. */
  steps: readonly string[];
  /** Index of the current step, from 0; undefined when all are done. */
  current: number | undefined;
  /** Called when a step is selected; never for a step that is still ahead. */
  onSelect: (step: number) => unknown;
  /** Which steps are done, if they can be done in any order; each can then be selected. Undefined: those before the current one are done. */
  done?: readonly boolean[] | undefined;
}

/**
 * Shows the steps of a process and leads back to earlier ones. Completed steps have a tick. Where there is no room for
 * the titles it shows "Step 2 of 3". Used at the top of a `Wizard`, or alone if each step is a screen.
 */
export function StepIndicator({ steps, current, onSelect, done }: StepIndicatorProps) {
  const { say } = useLocale();
  return (
    <Root aria-label={say('Steps')}>
      <Progress>
        <span>
          {current === undefined
            ? say('{count} steps', { count: steps.length })
            : say('Step {step} of {of}', { step: current + 1, of: steps.length })}
        </span>
        {current !== undefined && steps[current]}
      </Progress>
      <List>
        {steps.map((title, index) => {
          const state = stateOf(index, current, done);
          const content = (
            <>
              <Mark $state={state} aria-hidden="true">
                {state === 'completed' ? <Check size="0.875rem" strokeWidth={3} /> : index + 1}
              </Mark>
              <Title>{title}</Title>
            </>
          );
          return (
            <li key={title}>
              {state === 'ahead' ? (
                <StepText>{content}</StepText>
              ) : (
                <StepButton
                  type="button"
                  aria-current={state === 'current' ? 'step' : undefined}
                  onClick={() => onSelect(index)}
                >
                  {content}
                </StepButton>
              )}
              {state === 'completed' && <VisuallyHidden>{say('completed')}</VisuallyHidden>}
            </li>
          );
        })}
      </List>
    </Root>
  );
}

function stateOf(index: number, current = Infinity, done?: readonly boolean[]): StepState {
  if (index === current) return 'current';
  if (done) return done[index] ? 'completed' : 'open';
  return index < current ? 'completed' : 'ahead';
}

type StepState = 'completed' | 'current' | 'open' | 'ahead';

const Root = styled.nav`
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
`;

/** Replaces the titles of all steps on narrow screens. */
const Progress = styled.p`
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

const List = styled.ol`
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
  font: ${type.strong};
`;

const StepText = styled.span`
  ${step}
  color: ${color.text.muted};
`;

const StepButton = styled.button`
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

const Title = styled.span`
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

const Mark = styled.span<{ $state: StepState }>`
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
