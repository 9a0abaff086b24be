import { useEffect, useRef } from 'react';
import { refuseHeldEnter } from '../../flow/Wizard/heldEnter';
import { Button, PrintIcon } from '../../controls';
import { Thumb } from '../../layout/Toolbar/Thumb';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../print/paper';
import { Actions } from './overview.styles';

export interface PrintControls {
  /** What the printer holds. */
  paper: PaperSize;
  onPaperChange: (paper: PaperSize) => void;
  /** The clerk wants it on paper. Not called again while `isPrinting`. */
  onSaveAndPrint: () => void;
  /** The print dialog is being opened. */
  isPrinting?: boolean | undefined;
  /** It was saved a moment ago: the button has the focus, so that Enter prints. */
  isJustSaved?: boolean | undefined;
}

/** The paper, and the button that prints what an overview shows. */
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
    if (isJustSaved) button.current?.focus();
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
          onClick={onSaveAndPrint}
          // The Enter that saved it, held a moment too long, must not print it.
          onKeyDown={refuseHeldEnter}
        >
          {label}
        </Button>
      </Thumb>
    </Actions>
  );
}
