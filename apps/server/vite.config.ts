import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

// Our own packages and the migrations' SQL are bundled; installed npm packages are not. The output is flat, and dist is as deep below the repository's root
// as src, so that relative paths from a file are the same in both.
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
        backup: 'src/backupCommand.ts',
        restore: 'src/restoreCommand.ts',
        verify: 'src/verifyCommand.ts',
        check: 'src/checkCommand.ts',
        buildEmptyDatabase: 'src/db/emptyDatabase/buildEmptyDatabase.ts',
        databaseThread: 'src/db/engines/pglite/databaseThread.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      external: [...builtinModules, /^node:/],
    },
  },
  ssr: { noExternal: [/^@motorpark\//] },
});
