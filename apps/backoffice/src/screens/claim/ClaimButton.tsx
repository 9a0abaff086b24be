import { useMay } from '@motorpark/api';
import { Button, lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { messages } from './messages';

const ClaimDialog = lazyPart('ClaimDialog', () => import('./ClaimDialog'));

interface ClaimButtonProps {
  /** The number of the ticket or waybill. */
  number: string;
}

/** Opens the form that records a claim for a ticket or waybill; nothing for those who cannot record one. */
export function ClaimButton({ number }: ClaimButtonProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('claim.record')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{messages.make}</Button>
      {isOpen && <ClaimDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
