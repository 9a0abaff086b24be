import type { PaletteEntry } from '@motorpark/ui';

/** A link or an action. */
export type Entry = PaletteEntry & ({ href: string } | { act: () => void });

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
