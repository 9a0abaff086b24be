import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '../../controls';
import { refuseHeldEnter } from '../../controls/Button/refuseHeldEnter';
import { focusNextField } from '../../controls/Field/fieldFocus';
import { StepIndicator } from '../StepIndicator/StepIndicator';
import { focusStart, useStepFocus } from './focus';
import { About, Aside, Buttons, Content, Form, Hint, Side, Top } from './Wizard.styles';
import { useLocale } from '../../locale';

export interface WizardStep {
  title: string;
  /** Fields of the step. Only the current step is rendered; the owner keeps the values. */
  content: ReactNode;
  /** Whether the entries of this step cannot be changed later. Enter then moves from field to field up to the button; only the button goes on. */
  isFinal?: boolean | undefined;
}

/** A handler of Next or Submit. It returns a promise if it is asynchronous, so that the wizard knows when it has ended. */
export type StepMove = () => unknown;

export interface WizardProps {
  /** Purpose of the form: "Book Tickets". The form's accessible name. */
  label: string;
  /** The steps with their titles, in their order. */
  steps: readonly WizardStep[];
  /** Index of the step shown, from 0. The owner holds it. */
  current: number;
  /** Called when an earlier or the current step is selected in the step indicator. */
  onStepSelect: (step: number) => unknown;
  /** Called by Previous, which checks nothing. */
  onPrevious: () => unknown;
  /** Called by Next, and by Enter on any step but the last. Validate the step, then raise `current` or show the errors. */
  onNext: StepMove;
  /** Called by Submit, and by Enter on the last step. */
  onSubmit: StepMove;
  /** Whether the form is being submitted: the step cannot change and nothing is sent twice. */
  isBusy?: boolean | undefined;
  /** Label of the last step's button. */
  submitLabel?: string | undefined;
  /** Label of that button while busy. */
  busyLabel?: string | undefined;
  /** Whether the step indicator is shown above the form. Set it to false if the page's head shows a `StepIndicator` itself. */
  showsSteps?: boolean | undefined;
  /** Content beside every step: the choices so far, and the amount. */
  aside?: ReactNode;
  /** What is about to be submitted, in one line: the customer, the choice and the amount. It is shown beside the buttons; with an `aside` on a phone only. Leave out what is not chosen yet. */
  about?: string | undefined;
  /** Keyboard hint below the buttons, shown only with an `aside`: "Arrow keys walk the seats, Space takes one." */
  hint?: string | undefined;
  /** Whether the first field takes the focus when the wizard appears. */
  startsFocused?: boolean | undefined;
}

/**
 * The frame of a form in steps: the step indicator, the current step's fields, and Previous, Next and Submit.
 * Stateless: the owner keeps the values and the step. The focus moves to the first field of each step, and after a
 * failed Next to the first invalid field (`aria-invalid`). A form that fits on one screen needs no wizard.
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
  submitLabel,
  busyLabel,
  showsSteps = true,
  aside,
  about = '',
  hint,
  startsFocused = true,
}: WizardProps) {
  const { say } = useLocale();
  const content = useRef<HTMLDivElement>(null);
  const attempt = useStepFocus(content, current, startsFocused, focusStart);
  const step = steps[current];
  const isLast = current === steps.length - 1;
  const hasAside = aside !== undefined;

  async function advance(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) await attempt(isLast ? onSubmit : onNext);
  }

  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={advance}
      onKeyDown={(event) => {
        refuseHeldEnter(event);
        if (step?.isFinal) walkByEnter(event);
      }}
      onClickCapture={refuseDoubleClick}
      $hasAside={hasAside}
      $hasAbout={about !== ''}
    >
      {showsSteps && (
        <Top>
          <StepIndicator
            steps={steps.map(({ title }) => title)}
            current={current}
            onSelect={(index) => !isBusy && onStepSelect(index)}
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
        {hasAside && <Aside aria-label={say('Summary')}>{aside}</Aside>}
        <Buttons $hasAside={hasAside}>
          {about !== '' && <About $hasAside={hasAside}>{about}</About>}
          {current > 0 && (
            <Button isDisabled={isBusy} onPress={onPrevious}>
              {say('Previous')}
            </Button>
          )}
          {isLast ? (
            <Button key="submit" type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
              {submitLabel ?? say('Submit')}
            </Button>
          ) : (
            <Button key="next" type="submit" variant="primary" isBusy={isBusy} keyHint="Enter">
              {say('Next')}
            </Button>
          )}
        </Buttons>
        {hasAside && hint !== undefined && <Hint>{hint}</Hint>}
      </Side>
    </Form>
  );
}

/** Ignores the second click of a double-click on Next, which would land on Submit. */
function refuseDoubleClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest('[type="submit"]'))
    return;
  event.preventDefault();
  event.stopPropagation();
}

/** Moves the focus on Enter from one field to the next, and from the last to the button, as on a numeric keypad. It submits nothing. */
function walkByEnter(event: KeyboardEvent): void {
  const isOwnEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.isDefaultPrevented();
  if (!isOwnEnter || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  focusNextField(event.target);
}
