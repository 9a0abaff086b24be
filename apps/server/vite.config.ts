import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

// Our own packages and the migrations' SQL are bundled; what npm installed is not. Everything lies flat in dist, as deep below
// the repository's root as src, so that paths reckoned from a file hold in both.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        createSuperAdmin: 'src/createSuperAdmin.ts',
        backup: 'src/backup/backupCommand.ts',
        restore: 'src/backup/restoreCommand.ts',
        verify: 'src/verify/verifyCommand.ts',
        buildEmptyDatabase: 'src/db/emptyDatabase/buildEmptyDatabase.ts',
        databaseThread: 'src/db/engines/pglite/databaseThread.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      external: [...builtinModules, /^node:/],
    },
  },
  ssr: { noExternal: [/^@motorpark\//] },
});
