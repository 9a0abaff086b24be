import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '../../controls';
import { StepIndicator } from '../StepIndicator/StepIndicator';
import { refuseHeldEnter } from './heldEnter';
import { useStepFocus } from './useStepFocus';
import { walkByEnter } from './walkByEnter';
import { Aside, Buttons, Content, Form, Hint, Side, Top } from './Wizard.styles';

export interface WizardStep {
  title: string;
  /** The fields of the step. Only the current step is rendered: the form's owner keeps the values. */
  content: ReactNode;
  /** What is typed here stands once one goes on: Enter walks from field to field up to the button, which alone goes on. */
  isFinal?: boolean | undefined;
}

/** A promise tells the wizard when a check on the server has ended. */
export type StepMove = () => void | Promise<unknown>;

export interface WizardProps {
  /** What the form is for: "Book Tickets". Names the form. */
  label: string;
  steps: readonly WizardStep[];
  /** The step shown, counted from 0. The owner holds it. */
  current: number;
  /** An earlier or the current step was chosen in the head. */
  onStepSelect: (step: number) => void;
  onPrevious: () => void;
  /** Next or Enter on any step but the last. Check the step, then raise `current` or show the errors. */
  onNext: StepMove;
  /** Submit or Enter on the last step. */
  onSubmit: StepMove;
  /** It is being submitted: nothing moves and nothing is sent twice. */
  isBusy?: boolean | undefined;
  /** The last step's button. */
  submitLabel?: string | undefined;
  /** Shown on that button while busy. */
  busyLabel?: string | undefined;
  /** Whether the steps stand above the form. Switch it off where the page's head shows a `StepIndicator` itself. */
  showsSteps?: boolean | undefined;
  /** Always beside the steps: what has been chosen so far, and the amount. */
  aside?: ReactNode;
  /** A line under the buttons for those with a keyboard: "Arrow keys walk the seats, Space takes one." */
  hint?: string | undefined;
  /** Whether the first field takes the focus as soon as the wizard appears. */
  startsFocused?: boolean | undefined;
}

/**
 * The frame of a form in steps: head, the current step's fields, and Previous, Next and Submit. It holds no state: the
 * owner keeps the values and the step. The focus moves to the first field of each step, and after a failed Next to the
 * first field that is wrong (`aria-invalid`). A form that fits on one screen needs no wizard.
 */
export function Wizard({
  label,
  steps,
  current,
  onStepSelect,
  onPrevious,
  onNext,
  onSubmit,
  isBusy = false,
  submitLabel = 'Submit',
  busyLabel,
  showsSteps = true,
  aside,
  hint,
  startsFocused = true,
}: WizardProps) {
  const content = useRef<HTMLDivElement>(null);
  const attempt = useStepFocus(content, current, startsFocused);
  const step = steps[current];
  const isLast = current === steps.length - 1;
  const hasAside = aside !== undefined;

  async function goOn(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) await attempt(isLast ? onSubmit : onNext);
  }

  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={goOn}
      onKeyDown={(event) => {
        refuseHeldEnter(event);
        if (step?.isFinal && content.current) walkByEnter(event, content.current);
      }}
      onClickCapture={refuseDoubleClick}
      $hasAside={hasAside}
    >
      {showsSteps && (
        <Top>
          <StepIndicator
            steps={steps.map(({ title }) => title)}
            current={current}
            onStepSelect={(index) => !isBusy && onStepSelect(index)}
          />
        </Top>
      )}
      <Content
        ref={content}
        key={current}
        role="group"
        aria-label={step?.title}
        tabIndex={-1}
        data-enter={step?.isFinal ? 'walks' : undefined}
      >
        {step?.content}
      </Content>
      <Side $hasAside={hasAside}>
        {hasAside && <Aside aria-label="Summary">{aside}</Aside>}
        <Buttons $hasAside={hasAside}>
          {current > 0 && (
            <Button isDisabled={isBusy} onClick={onPrevious}>
              Previous
            </Button>
          )}
          {isLast ? (
            <Button key="submit" type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          ) : (
            <Button key="next" type="submit" variant="primary" isBusy={isBusy} keyHint="Enter">
              Next
            </Button>
          )}
        </Buttons>
        {hasAside && hint !== undefined && <Hint>{hint}</Hint>}
      </Side>
    </Form>
  );
}

/** The second click of a double-click on Next would land on Submit. */
function refuseDoubleClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest('[type="submit"]'))
    return;
  event.preventDefault();
  event.stopPropagation();
}
