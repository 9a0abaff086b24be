import { useMay } from '@motorpark/api';
import type { SoldRecord } from '@motorpark/domain';
import { Button, ButtonLink, lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { href, recordPath } from '../../paths';
import { useArea } from '../../shared/useArea';
import { messages } from './messages';

const ClaimDialog = lazyPart('ClaimDialog', () => import('./ClaimDialog'));

interface ClaimButtonProps {
  /** The ticket or waybill. */
  of: Pick<SoldRecord, 'number' | 'voided' | 'claim'>;
  hasLeft: boolean;
}

/** Leads to the claim of a ticket or waybill; without one it opens the form that records one, for those who can. */
export function ClaimButton({ of: { number, voided, claim }, hasLeft }: ClaimButtonProps) {
  const may = useMay();
  const area = useArea();
  const [isOpen, setOpen] = useState(false);
  if (claim) {
    return <ButtonLink href={href(recordPath(area.claim, claim.id))}>{messages.made(claim)}</ButtonLink>;
  }
  if (voided || !hasLeft || !may('claim.record')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{messages.make}</Button>
      {isOpen && <ClaimDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
