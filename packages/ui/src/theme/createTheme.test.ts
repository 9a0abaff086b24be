import { describe, expect, it } from 'vitest';
import { illegible } from './contrast';
import { createTheme } from './createTheme';
import { darkTheme, lightTheme } from './palette';

describe('a brand of another company', () => {
  it.each([
    ['plum', '#7a1f5c'],
    ['navy', '#12355b'],
    ['brick', '#9c2f1f'],
    ['petrol', '#0a5c6b'],
    ['violet', '#5b2a9d'],
    ['black', '#111111'],
    ['our own green', '#0b5d3b'],
  ])('%s is legible everywhere, in both themes', (_name, brand) => {
    const { light, dark } = createTheme({ brand });
    expect(light.brand.default).toBe(brand);
    expect([...illegible(light), ...illegible(dark)]).toEqual([]);
  });

  it('keeps what is not the brand’s: statuses, surfaces, errors', () => {
    const { light, dark } = createTheme({ brand: '#7a1f5c' });
    expect(light).toMatchObject({
      status: lightTheme.status,
      surface: lightTheme.surface,
      danger: lightTheme.danger,
    });
    expect(dark).toMatchObject({
      status: darkTheme.status,
      surface: darkTheme.surface,
      danger: darkTheme.danger,
    });
  });

  it('has its own accent and its own colour in the dark theme', () => {
    const { light, dark } = createTheme({ brand: '#12355b', darkBrand: '#7fb4f0', accent: '#ff9d5c' });
    expect(dark.brand.default).toBe('#7fb4f0');
    expect(light.accent.default).toBe('#ff9d5c');
    expect(dark.seat.booked.bg).toBe('#7fb4f0');
  });

  it('that nobody could read is refused, with the pairs and their contrast', () => {
    expect(() => createTheme({ brand: '#ffd400' })).toThrow(
      /^These colours are not legible:\nlight: text\.link on surface\.canvas is 1\.\d+:1, not 4\.5:1\n/,
    );
    expect(() => createTheme({ brand: '#12355b', darkBrand: '#12355b' })).toThrow(/dark: text\.link/);
  });

  it('is written as #rrggbb', () => {
    expect(() => createTheme({ brand: 'plum' })).toThrow('Not #rrggbb: plum');
  });
});

it('both themes of the product are legible', () => {
  expect([...illegible(lightTheme), ...illegible(darkTheme)]).toEqual([]);
});
