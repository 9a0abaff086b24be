import type { Plugin } from 'vite';

/** What a chunk begins with; it brings along what that needs and no chunk before it has. */
interface Chunk {
  name: string;
  begins: RegExp;
}

/** In the order in which a person needs them: the page, the login, what it asks, what it is checked by, the lists, which of their rows can be seen, what changes something and says so, what lists unfold, and what else one works with. */
const CHUNKS: readonly Chunk[] = [
  { name: 'start', begins: /apps\/backoffice\/src\/main\.tsx$|rolldown\/runtime\.js$/ },
  { name: 'login', begins: /screens\/access\/LoginScreen\.tsx$/ },
  {
    name: 'calls',
    begins:
      /client\/createApi\.ts$|api\/src\/(?:access\/access\.endpoints|failure\/\w+)\.ts$|shared\/lock\/useIdleLock\.ts$|domain\/src\/(?:unlisted|format\/(?:date|money|phone))\.ts$/,
  },
  { name: 'rules', begins: /screens\/access\/logIn\.ts$|domain\/src\/(?:rules|validation)\.ts$/ },
  { name: 'lists', begins: /app\/Area\.tsx$|apps\/backoffice\/src\/screens\/\w+\/\w*ListScreen\.tsx$/ },
  { name: 'windows', begins: /data\/DataTable\/WindowedRows\.tsx$/ },
  { name: 'sends', begins: /client\/changingWire\.ts$|shared\/ScreenToasts\.tsx$|Toaster\/shownToasts\.ts$/ },
  {
    name: 'unfolding',
    begins: /packages\/ui\/src\/.+(?:RowMenu|Account|Days?)Panel\.tsx$|record\/RecordTimeline\.tsx$/,
  },
  { name: 'access', begins: /screens\/(?:access|own)\/\w+Screen\.tsx$|TakeSecondFactorDialog\.tsx$/ },
  { name: 'figures', begins: /screens\/operation\/\w+Screen\.tsx$/ },
  { name: 'keepers', begins: /app\/Keepers\.tsx$|copies\/copies\.ts$/ },
  { name: 'forms', begins: /screens\/\w+\/\w+Screen\.tsx$/ },
];

/** One chunk for each area of the app, whatever modules it is made of: a poor connection pays for every request. */
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
