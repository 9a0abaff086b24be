import type { Plugin, Rolldown } from 'vite';
import { withImports } from './filesByUsers';

/** What is loaded first for each part that index.html detects, outside or inside the areas, in the order in which it runs. */
const OPENED = {
  login: ['access/LoginScreen.tsx'],
  frame: ['http/createApi.ts', 'app/Area.tsx'],
} as const;

/** The parts inside the areas and what they need besides the frame. */
const PARTS = {
  dashboard: ['screens/operationLists.ts'],
  trips: ['trip/TripListScreen.tsx'],
  expenses: ['expense/ExpenseListScreen.tsx'],
  'super-admin': ['screens/recordLists.ts'],
  tickets: ['ticket/TicketListScreen.tsx'],
  waybill: ['waybill/WaybillListScreen.tsx'],
} as const;

/** The same where the last visit was to a core server. */
const CORE_PARTS = {
  dashboard: ['core/coreAnswers.ts', 'core/sampleOverviews.tsx'],
  trips: [...PARTS.trips, 'core/readTrip.ts'],
  expenses: ['core/coreAnswers.ts', 'core/SampleExpenseListScreen.tsx'],
  'super-admin': ['core/officeRecords.ts', 'core/coreLists.tsx'],
  tickets: [...PARTS.tickets, 'core/readTicket.ts'],
  waybill: [...PARTS.waybill, 'core/readWaybill.ts'],
} satisfies Record<keyof typeof PARTS, readonly string[]>;

/** The place in index.html where the list is inserted. */
const PLACEHOLDER = 'location.hash, {}';

/** Inserts into the page's inline script which files to preload with the first one, so that none waits for another (docs/decisions/loading.md). */
export function firstFiles(): Plugin {
  return {
    name: 'motorpark:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(PLACEHOLDER))
          throw new Error(`index.html has no "${PLACEHOLDER}" for the first files`);
        const page = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.isEntry ? [file] : [],
        );
        const frame = new Set([...page, ...filesWith(bundle, OPENED.frame)]);
        const namesOf = (parts: Record<string, readonly string[]>, known: ReadonlySet<unknown>) =>
          Object.entries(parts).map(([opened, modules]) => {
            const needed = [...filesWith(bundle, modules)].filter((file) => !known.has(file));
            return [opened, needed.map(({ fileName }) => `./${fileName}`)];
          });
        const core: unknown = Object.fromEntries(namesOf(CORE_PARTS, frame));
        const all = [...namesOf(OPENED, new Set(page)), ...namesOf(PARTS, frame), ['core', core]];
        return html.replace(PLACEHOLDER, `location.hash, ${JSON.stringify(Object.fromEntries(all))}`);
      },
    },
  };
}

/** Returns the files with these modules, each given by the end of its path, and all that they import. */
function filesWith(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const files = modules.map((module) => {
    const file = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/${module}`)),
    );
    if (!file) throw new Error(`Nothing that was built has the module "${module}"`);
    return file.fileName;
  });
  return withImports(bundle, files);
}
