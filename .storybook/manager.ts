import { addons } from 'storybook/manager-api';
import { darkBrand, lightBrand } from './brand';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: prefersDark ? darkBrand : lightBrand,
  sidebar: { showRoots: true },
});
