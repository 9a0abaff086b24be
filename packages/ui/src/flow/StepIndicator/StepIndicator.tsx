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
  /** The current one, counted from 0. */
  current: number;
  /** An earlier step, or the current one again, was chosen. Later steps are never chosen here. */
  onStepSelect: (step: number) => void;
}

/**
 * Where one is on a way of a few steps, and the way back. Completed steps carry a tick. Where there is no room for the
 * titles it says "Step 2 of 3". It stands at the top of a `Wizard`; alone it serves flows whose steps are screens.
 */
export function StepIndicator({ steps, current, onStepSelect }: StepIndicatorProps) {
  return (
    <Root aria-label="Steps">
      <Progress>
        <span>
          Step {current + 1} of {steps.length}
        </span>
        {steps[current]}
      </Progress>
      <List>
        {steps.map((title, index) => {
          const state = stateOf(index, current);
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

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'completed' : 'ahead';
}
