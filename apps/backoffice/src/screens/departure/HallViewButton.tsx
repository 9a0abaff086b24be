import type { Terminal } from '@motorpark/domain';
import { Button, Inline } from '@motorpark/ui';
import { useState } from 'react';
import { HallViewDialog } from './HallViewDialog';
import { messages } from './messages';

/** Opens the dialog of a terminal's hall view. */
export function HallViewButton({ terminal }: { terminal: Terminal }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setIsOpen(true)}>{messages.hall}</Button>
      {isOpen && <HallViewDialog terminal={terminal} onClose={() => setIsOpen(false)} />}
    </Inline>
  );
}
