// A database thread that fails as the file `trouble` in the data folder says.
import { existsSync, fsyncSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DurableFs } from '../DurableFs';
import { serveThread } from '../serveThread';

await serveThread(
  (folder) =>
    new DurableFs(folder, (descriptor) => {
      const file = join(folder, '..', 'trouble');
      const trouble = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (trouble === 'room') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      if (trouble === 'disk') throw new Error('EIO: the disk is broken');
      if (trouble === 'end') {
        rmSync(file);
        process.exit(3);
      }
      fsyncSync(descriptor);
    }),
);
