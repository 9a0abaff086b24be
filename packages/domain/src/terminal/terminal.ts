import { TEXT, type ValuesOf } from '../field';
import type { InService } from '../service/service';
import type { Versioned } from '../version';

/** The fields of the terminal form (docs/terminal.md), in its order. */
export const TERMINAL_FIELDS = {
  name: { label: 'Terminal Name', kind: TEXT },
  address: { label: 'Address', kind: TEXT },
  city: { label: 'City', kind: TEXT },
  state: { label: 'State', kind: TEXT },
  /** One a line, `Awka 2: 2033HTE0`: the counter and the provider's ID (docs/transfers.md). */
  posTerminals: { label: 'POS terminals', kind: TEXT, isOptional: true },
} as const;
export type TerminalFields = typeof TERMINAL_FIELDS;

/** A branch of the company: where trips start and end. */
export interface Terminal extends Versioned, InService, ValuesOf<TerminalFields> {
  id: string;
}
