import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../theme';
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
  /** Titles of all steps. */
  steps: readonly string[];
  /** Index of the current step, from 0; undefined when all are done. */
  current: number | undefined;
  /** Called when a step is selected; never for a step that is still ahead. */
  onStepSelect: (step: number) => void;
  /** Which steps are done, if they can be done in any order; each can then be selected. Undefined: those before the current one are done. */
  done?: readonly boolean[] | undefined;
}

/**
 * Shows the steps of a process and leads back to earlier ones. Completed steps have a tick. Where there is no room for
 * the titles it shows "Step 2 of 3". Used at the top of a `Wizard`, or alone if each step is a screen.
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
