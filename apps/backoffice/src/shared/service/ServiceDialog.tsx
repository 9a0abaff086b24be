import type { ServiceOrder } from '@motorpark/api';
import { type InService, type Versioned, isOutOfService } from '@motorpark/domain';
import { ActDialog } from '../record/ActDialog';

interface ServiceDialogProps {
  /** The noun inside a sentence: "vehicle". */
  one: string;
  name: string;
  row: { id: string } & Versioned & InService;
  setService: (order: ServiceOrder) => Promise<unknown>;
  onClose: () => void;
}

const WORDS = {
  'Out of service': {
    title: (name: string) => `Put ${name} out of service?`,
    notes: (one: string) => [
      `Nobody can choose this ${one} any more. What is on record keeps it: trips, tickets, manifests and reports.`,
      'It can be put back in service.',
    ],
    confirm: 'Yes, Out of Service',
    done: (name: string) => `${name} is out of service.`,
  },
  'In service': {
    title: (name: string) => `Put ${name} back in service?`,
    notes: (one: string) => [`This ${one} can be chosen again.`],
    confirm: 'Yes, Back in Service',
    done: (name: string) => `${name} is back in service.`,
  },
} as const;

/** A dialog that confirms that a record is put out of service, or back. */
export function ServiceDialog({ one, name, row, setService, onClose }: ServiceDialogProps) {
  const status = isOutOfService(row) ? 'In service' : 'Out of service';
  const { title, notes, confirm, done } = WORDS[status];
  return (
    <ActDialog
      title={title(name)}
      notes={notes(one)}
      confirmLabel={confirm}
      tone="info"
      act={() => setService({ id: row.id, version: row.version, status })}
      done={done(name)}
      onClose={onClose}
    />
  );
}
