// `npm run packages`: packs the component library and the domain for other apps as dist/motorpark-*.tgz: ES modules with types.
import { packPackages } from './support/pack.mjs';

for (const file of await packPackages()) console.log(file);
