import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import {
  List,
  Mark,
  Progress,
  Root,
  StepButton,
  type StepState,
  StepText,
  Title,
} from './StepIndicator.styles';

export interface StepIndicatorProps {
  /** The titles of all steps. */
  steps: readonly string[];
  /** The current one, counted from 0; undefined when all of them are behind. */
  current: number | undefined;
  /** A step was chosen. Steps ahead are never chosen here. */
  onStepSelect: (step: number) => void;
  /** Where steps can be done in any order: which are. None is ahead then. Without it, those before the current one are done. */
  done?: readonly boolean[] | undefined;
}

/**
 * Where one is on a way of a few steps, and the way back. Completed steps carry a tick. Where there is no room for the
 * titles it says "Step 2 of 3". It stands at the top of a `Wizard`; alone it serves flows whose steps are screens.
 */
export function StepIndicator({ steps, current, onStepSelect, done }: StepIndicatorProps) {
  return (
    <Root aria-label="Steps">
      <Progress>
        <span>
          {current === undefined ? `${steps.length} steps` : `Step ${current + 1} of ${steps.length}`}
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
                  onClick={() => onStepSelect(index)}
                >
                  {content}
                </StepButton>
              )}
              {state === 'completed' && <VisuallyHidden>completed</VisuallyHidden>}
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
