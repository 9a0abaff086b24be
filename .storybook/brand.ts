import { create } from 'storybook/theming';
import { darkTheme, lightTheme, type Theme } from '../packages/ui/src/theme/palette';

function brand(base: 'light' | 'dark', theme: Theme) {
  return create({
    base,
    brandTitle: 'Motorpark',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: theme.brand.default,
    colorSecondary: theme.brand.default,
    appBg: theme.surface.canvas,
    appContentBg: theme.surface.raised,
    appPreviewBg: theme.surface.raised,
    appBorderColor: theme.line.default,
    appBorderRadius: 6,
    barBg: theme.surface.raised,
    barSelectedColor: theme.brand.default,
    textColor: theme.text.default,
    textMutedColor: theme.text.muted,
  });
}

/** Theme of Storybook's frame and doc pages, in the product's colours. */
export const lightBrand = brand('light', lightTheme);
export const darkBrand = brand('dark', darkTheme);
