import type { Page } from 'playwright-core';
import { note } from './notes.ts';

/** What is done to a declaration: another colour, one more pixel, or nothing is left of it. */
type Way = 'colour' | 'size' | 'gone';

declare global {
  interface Window {
    ownStyles: {
      /**
       * The rules of this page that were not read before, each as a line of `known` and its key: media, selector and declarations without numbers and generated names, the same on every page.
       * In a picture also as a line of `shown`, if it applies to something.
       */
      read: (isPictured: boolean) => string[];
      /**
       * Every small change that can be made to a declaration of this page, as a line of three columns: the way, the property (`@media` for the width of
       * the rule's media) and the rule's key.
       */
      changes: () => string[];
      /** Makes a change in all rules with its key, if one of them is rendered. Makes none of a token that nothing rendered uses. */
      change: (line: string) => 'made' | 'unused' | 'not rendered';
      restore: () => void;
    };
  }
}

/** Gives each page that is opened from now on `ownStyles`. */
export const watchStyles = (page: Page) => page.addInitScript(installStyles);

const notedRules = new Set<string>();

/** Notes the rules of styles on this page, and which of them its picture shows. */
export async function noteStyles(page: Page, isPictured: boolean) {
  for (const line of await page.evaluate((shows) => window.ownStyles.read(shows), isPictured)) {
    if (!notedRules.has(line)) note('styles', line);
    notedRules.add(line);
  }
}

/** Runs in the page. The rules are those of styled-components, as the browser has them. */
function installStyles() {
  interface Found {
    rule: CSSStyleRule;
    groups: readonly CSSGroupingRule[];
    key: string;
  }
  const keys = new WeakMap<CSSStyleRule, string>();
  const read = new Set<string>();
  let undo: (() => void)[] = [];

  // Storybook's addon for pseudo-states adds selectors with classes for each of them.
  const own = (selector: string) =>
    selector
      .split(/,\s*(?![^(]*\))/)
      .filter((part) => !part.includes('.pseudo-'))
      .map((part) => part.replace(/\.[A-Za-z][\w-]*/g, '.x'))
      .join(', ');
  const mediaOf = (group: CSSGroupingRule) =>
    group instanceof CSSMediaRule || group instanceof CSSContainerRule ? group.conditionText : '';
  const keyOf = (rule: CSSStyleRule, groups: readonly CSSGroupingRule[]) => {
    const known = keys.get(rule);
    if (known !== undefined) return known;
    const declarations = rule.style.cssText.replace(/\s+/g, ' ').replace(/(?<![-\w#])-?\d*\.?\d+/g, '#');
    const key = [...groups.map(mediaOf), own(rule.selectorText), declarations].join(' { ');
    keys.set(rule, key);
    return key;
  };

  function collect(list: CSSRuleList, groups: readonly CSSGroupingRule[], found: Found[]) {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) found.push({ rule, groups, key: keyOf(rule, groups) });
      else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, [...groups, rule], found);
    }
    return found;
  }
  const all = () =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'))
      .flatMap((sheet) => collect(sheet.cssRules, [], []));

  const isRendered = ({ rule, groups }: Found) => {
    const applies = groups.every(
      (group) => !(group instanceof CSSMediaRule) || matchMedia(group.conditionText).matches,
    );
    // An element stands for its pseudo-elements.
    const elements = rule.selectorText.replace(
      /(^|[\s,(>+~])?::[\w-]+(\([^)]*\))?/g,
      (_, start: string | undefined) => (start === undefined ? '' : `${start}*`),
    );
    return applies && document.querySelector(elements) !== null;
  };

  const COLOUR = /var\(--[\w-]+\)|#[\da-f]{3,8}\b|rgba?\([^)]*\)/i;
  const LENGTH = /(?<![-\w#.])-?\d*\.?\d+(px|r?em|ch|mm|%|v[wh])(?![\w-])/;
  const WIDTH = /-width: ([\d.]+(px|r?em))/;
  const waysOf = (value: string): Way[] => {
    const ways = [COLOUR.test(value) && 'colour', LENGTH.test(value) && 'size'] as const;
    const possible = ways.filter((way) => way !== false);
    return possible.length > 0 ? possible : ['gone'];
  };
  const declarationsOf = ({ style }: CSSStyleRule) =>
    style.cssText
      .split(/;\s*(?![^(]*\))/)
      .filter(Boolean)
      .map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1).trim()] as const);
  const widthsOf = (groups: readonly CSSGroupingRule[]) =>
    groups
      .filter((group) => group instanceof CSSMediaRule && WIDTH.test(group.conditionText))
      .map((group) => ['@media', WIDTH.exec(mediaOf(group))?.[1] ?? ''] as const);

  function changeWidth({ media }: CSSMediaRule) {
    const before = media.mediaText;
    media.mediaText = before.replace(/[\d.]+(?=px|r?em)/, (width) => String(Number(width) + 1));
    undo.unshift(() => (media.mediaText = before));
  }

  function changeRule({ style }: CSSStyleRule, property: string, way: string | undefined) {
    const before = style.cssText;
    const priority = style.getPropertyPriority(property);
    const value = style.getPropertyValue(property).trim();
    const changed =
      way === 'colour'
        ? value.replace(COLOUR, (colour) => `color-mix(in srgb, ${colour} 88%, gray)`)
        : value.replace(LENGTH, (length) => `calc(${length} + 1px)`);
    if (way === 'gone') style.removeProperty(property);
    else style.setProperty(property, changed, priority);
    undo.unshift(() => (style.cssText = before));
  }

  window.ownStyles = {
    read: (isPictured) =>
      all().flatMap((found) => {
        const lines = [`known\t${found.key}`, `shown\t${found.key}`] as const;
        return lines.filter((line) => {
          const isNew = !read.has(line) && (line === lines[0] || (isPictured && isRendered(found)));
          if (isNew) read.add(line);
          return isNew;
        });
      }),
    changes: () =>
      all().flatMap(({ rule, groups, key }) =>
        [...declarationsOf(rule), ...widthsOf(groups)].flatMap(([property, value]) =>
          waysOf(value).map((way) => [way, property, key].join('\t')),
        ),
      ),
    change(line) {
      const [way, property = '', key] = line.split('\t');
      const found = all();
      const changed = found.filter((one) => one.key === key);
      const isUsed =
        !property.startsWith('--') ||
        found.some((one) => one.rule.cssText.includes(`var(${property})`) && isRendered(one));
      // A width is also tried where its media does not apply yet.
      if (changed.length === 0 || !(property === '@media' || changed.some(isRendered))) return 'not rendered';
      if (!isUsed) return 'unused';
      if (property === '@media') {
        for (const group of new Set(changed.flatMap(({ groups }) => groups)))
          if (group instanceof CSSMediaRule) changeWidth(group);
      } else for (const { rule } of changed) changeRule(rule, property, way);
      return 'made';
    },
    restore() {
      for (const step of undo) step();
      undo = [];
    },
  };
}
