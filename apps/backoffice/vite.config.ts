import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from '../../package.json';
import { pageCss } from '../../packages/ui/src/theme/pageCss';
import { firstFiles } from './firstFiles';
import { keepSourceMaps } from './keepSourceMaps';

/** Inlines fonts, both themes and the page background into the page: it looks right before any script has run, and waits for no file. */
const pageStyle: Plugin = {
  name: 'motorpark:page-style',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      {
        tag: 'style',
        injectTo: 'head',
        children: `
          @import '@fontsource-variable/inter/index.css';
          @import '@fontsource-variable/jetbrains-mono/index.css';
          ${pageCss}`,
      },
    ],
  },
};

/**
 * One file for each area of the app, since on a poor connection every request costs (docs/decisions/loading.md): the modules named here with what they import. They are in the order of
 * need: what several areas import is in the first of them.
 */
const AREAS = {
  start: /src\/main\.tsx$|rolldown\/runtime\.js$/,
  login: /screens\/access\/LoginScreen\.tsx$/,
  office: new RegExp(
    [
      'app/Area',
      'shared/list/(?:FoundList|ListPeriod|listColumns|useListQuery)',
      'shared/history/useStatusSteps',
      'shared/record/messages',
      'shared/sold/(?:soldStatus|useSoldActions)',
      'shared/direction/DirectionPage',
      'shared/(?:ScreenLink|useArea|useScreenItem)',
      'data/StatusBadge/StatusBadge',
      'form/fieldKinds',
      'api/src/(?:terminal/terminals|trip/trip\\.endpoints)',
      'api/src/http/(?:createApi|retryKey)',
      'api/src/rows/(?:soldRecord|useSoldRecord|useFoundRows|useMore|useRecord)',
      'api/src/history/useStatusChange',
      'contract/src/(?:recordCalls|sold|giveBackTerms)',
      'domain/src/(?:format/counted|moments/(?:whyNotDeletable|moments)\\.)',
      'icons/(?:check|pencil|plus|trash)',
    ].join('|'),
  ),
  rules: /screens\/access\/logIn\.ts$|domain\/src\/(?:rules|validation)\.ts$/,
  tickets: /screens\/ticket\/\w+ListScreen\.tsx$/,
  waybills: /screens\/waybill\/\w+ListScreen\.tsx$/,
  trips: /screens\/trip\/\w+ListScreen\.tsx$/,
  expenses: /screens\/expense\/\w+ListScreen\.tsx$/,
  lists: /screens\/(?!(?:paper|fare|discount)\/)\w+\/\w+ListScreen\.tsx$/,
  dashboard: /DashboardScreen\.tsx$/,
  papers: /screens\/paper\/ExpiringPapers\.tsx$/,
  windows: /DataTable\/WindowedRows\.tsx$/,
  sends: /shared\/ScreenToasts\.tsx$|Toaster\/shownToasts\.ts$/,
  dialogs: /apps\/backoffice\/src\/.+Dialogs?\.tsx?$|record\/RecordTimeline\.tsx$/,
  panels: /packages\/ui\/src\/.+(?:(?:RowMenu|Account|Days?)Panel\.tsx|option\.styles\.ts)$/,
  access: /screens\/(?:access|account)\/\w+Screen\.tsx$/,
  background: /app\/BackgroundTasks\.tsx$|copies\/copiesOnDisk\.ts$|scan\/lookUp\.ts$/,
  till: /screens\/(?:till|drop)\/\w+Screen\.tsx$/,
  search: /app\/search\/Everything\.tsx$/,
  forms: /screens\/.+Screen\.tsx$/,
};

/** Relative asset paths: the built app may be served from any folder of any server. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    pageStyle,
    firstFiles(),
    keepSourceMaps(),
    // `.br` and `.gz` copies of every text file that does not fit one packet: the server only picks a file.
    compression({ include: /\.(?:css|html|js|svg)$/, threshold: 1400, logLevel: 'silent' }),
    // The app's own files are cached by worker/sw.ts, which the page registers once its first screen is shown.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
        // Terminals write nothing in these scripts: their fonts are downloaded only when a page needs them.
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}-*'],
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
        target: 'es2022',
        sourcemap: false,
      },
    }),
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  server: { port: 5173, proxy: { '/api': process.env['MOTORPARK_API'] ?? 'http://localhost:8080' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(AREAS).map(([name, test], place) => ({
            name,
            test,
            priority: Object.keys(AREAS).length - place,
            includeDependenciesRecursively: true,
          })),
        },
      },
    },
  },
});
