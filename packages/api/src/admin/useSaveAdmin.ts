import type { AdminForm, Terminal } from '@motorpark/domain';
import { type Save, useSave } from '../rows/records';
import { TERMINALS, useTerminalChoices } from '../terminal/terminals';
import { saveAdmin } from './admin.endpoints';

export function useSaveAdmin() {
  const { rows: terminals } = useTerminalChoices();

  /**
   * The form may be submitted before the terminals have loaded, and a terminal may have been found only by search. It is then fetched by name; otherwise the
   * admin would lose their terminal.
   */
  async function idOfTerminal(name: string): Promise<string | null> {
    const named = (one: Terminal) => one.name === name;
    const known = terminals.find(named);
    if (known || name === '') return known?.id ?? null;
    const { rows } = await TERMINALS.source.search({ text: name }, MOST);
    return rows.find(named)?.id ?? null;
  }

  return useSave('admins', async (order: Save<AdminForm>) =>
    saveAdmin(order, await idOfTerminal(order.form.terminal)),
  );
}

const MOST = { limit: 200 };
