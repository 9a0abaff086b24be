import { useEffect, useRef } from 'react';
import { refuseHeldEnter } from '../../controls/Button/refuseHeldEnter';
import { Button, PrintIcon } from '../../controls';
import { Thumb } from '../../layout/Toolbar/Toolbar';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../theme/papers';
import { Actions } from './overview.styles';

export interface PrintControls {
  /** Paper in the printer. */
  paper: PaperSize;
  /** Called with the paper that was chosen. */
  onPaperChange: (paper: PaperSize) => unknown;
  /** Called when the clerk presses the button, but not while `isPrinting`. */
  onSaveAndPrint: () => unknown;
  /** Whether the print dialog is being opened. */
  isPrinting?: boolean | undefined;
  /** Whether it was saved a moment ago: the button then takes the focus, so that Enter prints. */
  isJustSaved?: boolean | undefined;
}

/** The paper choice of an overview, and the button that prints it. */
export function PrintActions({
  label,
  paper,
  onPaperChange,
  onSaveAndPrint,
  isPrinting,
  isJustSaved = false,
}: PrintControls & { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The change to hand back stays in view at the top of the page.
    if (isJustSaved) button.current?.focus({ preventScroll: true });
  }, [isJustSaved]);

  return (
    <Actions>
      <PaperChoice value={paper} onChange={onPaperChange} />
      <Thumb>
        <Button
          ref={button}
          variant="primary"
          icon={PrintIcon}
          isBusy={isPrinting}
          onPress={onSaveAndPrint}
          // The Enter that saved it, still held, must not print it.
          onKeyDown={refuseHeldEnter}
        >
          {label}
        </Button>
      </Thumb>
    </Actions>
  );
}
