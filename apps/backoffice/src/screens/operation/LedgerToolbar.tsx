import { FilterButtons, Filters, PeriodPicker, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { today } from '../../shell/today';
import type { useLedgerQuery } from './ledgerQuery';
import { messages } from './messages';
import { TYPE_FILTER } from './typeFilter';

interface LedgerToolbarProps {
  asked: Pick<ReturnType<typeof useLedgerQuery>, 'chosen' | 'type' | 'change'>;
  /** What else narrows the ledger, beside its period. */
  children?: ReactNode;
}

/** Which days and which kind of operations are looked at. */
export function LedgerToolbar({ asked: { chosen, type, change }, children }: LedgerToolbarProps) {
  return (
    <Toolbar
      actions={
        <FilterButtons
          label={messages.type}
          options={TYPE_FILTER}
          value={type}
          onChange={(chosenType) => change({ type: chosenType })}
        />
      }
    >
      <Filters>
        <PeriodPicker
          value={chosen}
          today={today()}
          max={today()}
          onChange={(period) => change({ chosen: period })}
        />
        {children}
      </Filters>
    </Toolbar>
  );
}
