import type { Plugin } from 'vite';

/** A chunk starts with the modules that match `begins`, and includes their dependencies that are in no earlier chunk. */
interface Chunk {
  name: string;
  begins: RegExp;
}

/** Modules shared by lists of several kinds, and the frame around them. */
const OF_ALL_LISTS = [
  'app/Area.tsx',
  'shared/direction/DirectionPage.tsx',
  'shared/history/useStatusSteps.tsx',
  'shared/list/FoundList.tsx',
  'shared/list/ListPeriod.tsx',
  'shared/list/useListQuery.ts',
  'shared/record/fieldKinds.ts',
  'shared/record/messages.ts',
  'api/src/client/counterRecord.ts',
  'api/src/client/dayOf.ts',
  'api/src/client/one.ts',
  'api/src/client/records.ts',
  'api/src/client/retryKey.ts',
  'api/src/client/useChangeRows.ts',
  'api/src/client/useFoundRows.ts',
  'api/src/client/useMore.ts',
  'api/src/client/useRecord.ts',
  'api/src/core/statuses.ts',
  'api/src/core/useSource.ts',
  'api/src/history/readVoiding.ts',
  'api/src/history/useStatusChange.ts',
  'api/src/trip/trip.endpoints.ts',
  'domain/src/rights/moments.ts',
  'domain/src/rights/voiding.ts',
  'domain/src/searchText.ts',
  'data/StatusBadge/StatusBadge.tsx',
  'icons/check.mjs',
  'icons/pencil.mjs',
  'icons/plus.mjs',
  'icons/trash.mjs',
];

/** Modules shared by both lists of a counter. */
const OF_COUNTER_LISTS = [
  'shared/counter/useCounterActions.tsx',
  'shared/counter/counterKind.ts',
  'api/src/core/useCounterRecord.ts',
  'api/src/history/readErasure.ts',
  'api/src/payment/readConfirmation.ts',
  'api/src/payment/withReference.ts',
  'contract/src/recordCalls.ts',
];

const anyOf = (files: readonly string[]) => new RegExp(`/(?:${files.join('|').replaceAll('.', '\\.')})$`);

/**
 * In the order of need: an earlier chunk takes the modules that it shares with later ones. A screen that can be opened first must come before everything that
 * is only opened from it, or it would wait for that too.
 */
const CHUNKS: readonly Chunk[] = [
  { name: 'start', begins: /apps\/backoffice\/src\/main\.tsx$|rolldown\/runtime\.js$/ },
  { name: 'login', begins: /screens\/access\/LoginScreen\.tsx$/ },
  {
    name: 'calls',
    begins:
      /client\/createApi\.ts$|api\/src\/(?:access\/access\.endpoints|failure\/\w+)\.ts$|shared\/lock\/useIdleLock\.ts$|domain\/src\/(?:unlisted|format\/(?:date|money|phone))\.ts$/,
  },
  { name: 'rules', begins: /screens\/access\/logIn\.ts$|domain\/src\/(?:rules|validation)\.ts$/ },
  { name: 'lists', begins: anyOf(OF_ALL_LISTS) },
  { name: 'counter', begins: anyOf(OF_COUNTER_LISTS) },
  { name: 'tickets', begins: /screens\/ticket\/\w+ListScreen\.tsx$/ },
  { name: 'waybills', begins: /screens\/waybill\/\w+ListScreen\.tsx$/ },
  { name: 'trips', begins: /screens\/trip\/\w+ListScreen\.tsx$/ },
  { name: 'expenses', begins: /screens\/expense\/\w+ListScreen\.tsx$/ },
  { name: 'terminals', begins: /api\/src\/terminal\/terminal\.endpoints\.ts$/ },
  { name: 'company', begins: /screens\/(?!own)\w+\/\w+ListScreen\.tsx$/ },
  { name: 'figures', begins: /screens\/operation\/(?:Staff|SuperAdmin)DashboardScreen\.tsx$/ },
  { name: 'board', begins: /screens\/departure\/DepartureBoard\.tsx$/ },
  { name: 'windows', begins: /data\/DataTable\/WindowedRows\.tsx$/ },
  { name: 'sends', begins: /shared\/ScreenToasts\.tsx$|Toaster\/shownToasts\.ts$/ },
  { name: 'dialogs', begins: /apps\/backoffice\/src\/.+Dialog\.tsx?$|record\/RecordTimeline\.tsx$/ },
  {
    name: 'unfolding',
    begins: /packages\/ui\/src\/.+(?:(?:RowMenu|Account|Days?)Panel\.tsx|option\.styles\.ts)$/,
  },
  { name: 'access', begins: /screens\/(?:access|own)\/\w+Screen\.tsx$|TakeSecondFactorDialog\.tsx$/ },
  { name: 'keepers', begins: /app\/(?:Keepers|TillState)\.tsx$|copies\/copies\.ts$|scan\/lookUp\.ts$/ },
  { name: 'till', begins: /screens\/shift\/\w+Screen\.tsx$/ },
  { name: 'search', begins: /app\/search\/Everything\.tsx$/ },
  { name: 'forms', begins: /screens\/\w+\/\w+Screen\.tsx$/ },
];

/** Creates one chunk for each area of the app, since on a poor connection every request costs. */
export function chunksByArea(): Plugin {
  return {
    name: 'motorpark:chunks-by-area',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: CHUNKS.map(({ name, begins }, place) => ({
                name,
                test: begins,
                priority: CHUNKS.length - place,
                includeDependenciesRecursively: true,
              })),
            },
          },
        },
      },
    }),
  };
}
