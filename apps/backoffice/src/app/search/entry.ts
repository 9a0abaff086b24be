import type { PaletteEntry } from '@motorpark/ui';

/** Something to go to, or to do. */
export type Entry = PaletteEntry & ({ href: string } | { act: () => void });

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
