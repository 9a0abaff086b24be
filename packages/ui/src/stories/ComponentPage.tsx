import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Subtitle,
  Title,
  Source,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment, useContext, useEffect, useState } from 'react';
import { version } from '../../package.json';
import { ReadOut } from './ReadOut';
import type { ComponentGuide } from './guide';
import { nameOf } from './nameOf';
import { patternFiles } from './patternFiles';
import { sinceOf } from './since';

/** The docs page of a component: its purpose, alternatives, parts, accessibility, dos and don'ts, props and stories; of a pattern, its code. */
export function ComponentPage() {
  const { guide, component, title, path } = usePage();
  const isPattern = title.startsWith('Patterns/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide && <Origin title={title} path={path} />}
      <Primary />
      {guide && <Guide {...guide} />}
      {component !== undefined && !isPattern && (
        <>
          <Heading>Properties</Heading>
          <p>Press a type with an arrow to see what it consists of.</p>
          <Controls />
        </>
      )}
      {component !== undefined && isPattern && <PatternCode name={nameOf(component)} />}
      <OtherStories />
    </>
  );
}

/** Whether a component may be relied on, since when it is there, and where its code is. */
function Origin({ title, path }: { title: string; path: string }) {
  const since = sinceOf(title.split('/').at(-1) ?? '');
  const status = since === undefined || since > version ? 'New in the next version' : 'Stable';
  return <Markdown>{`${status} · since ${since} · \`${path}\``}</Markdown>;
}

function Guide({ instead, anatomy, keyboard, dos, donts }: ComponentGuide) {
  return (
    <>
      {instead.length > 0 && (
        <>
          <Heading>When to use something else</Heading>
          <Markdown>{instead.map(({ when, use }) => `- ${when}: ${linkTo(use)}`).join('\n')}</Markdown>
        </>
      )}
      <Heading>Anatomy</Heading>
      <Markdown>
        {table(
          ['Part', 'What it is'],
          anatomy.map(({ part, is }) => [`**${part}**`, is]),
        )}
      </Markdown>
      <Heading>Accessibility</Heading>
      <Subheading>Keyboard</Subheading>
      <Markdown>
        {keyboard.length > 0
          ? table(
              ['Key', 'What it does'],
              keyboard.map(({ keys, does }) => [keys, does]),
            )
          : 'It has no keyboard interaction of its own.'}
      </Markdown>
      <Subheading>What a screen reader finds</Subheading>
      <ReadOut />
      <Heading>Do and don’t</Heading>
      <Markdown>{table(['Do', 'Don’t'], besideEachOther(dos, donts))}</Markdown>
    </>
  );
}

/** The code of a pattern, whole: its page and its samples. */
function PatternCode({ name }: { name: string }) {
  const [files, setFiles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => void patternFiles(name).then(setFiles), [name]);
  return (
    <>
      <Heading>Code</Heading>
      {[...files].map(([file, code]) => (
        <Fragment key={file}>
          <Subheading>{file}</Subheading>
          <Source language="tsx" code={code} />
        </Fragment>
      ))}
    </>
  );
}

/** All stories but the first, which is at the top, with the code of those that have one of their own. */
function OtherStories() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const all = componentStories();
  const stories = all.slice(1).filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);

  useEffect(() => {
    // The library is loaded as a whole only to name its parts.
    void import('./usage').then(({ codesOf }) => setCodes(codesOf(all.map(getStoryContext))));
  }, [all, getStoryContext]);

  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas
            of={story.moduleExport}
            story={needsWindow(story) ? { inline: false } : {}}
            source={{ code: codes.get(story.id) ?? '' }}
            sourceState={codes.has(story.id) ? 'hidden' : 'none'}
          />
        </Anchor>
      ))}
    </>
  );
}

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number];

/** Whether a story is on another screen than a PC: styles for small windows only apply in a frame of its size. */
const needsWindow = ({ storyGlobals }: PreparedStory) => {
  const { viewport }: { viewport?: { value?: string } } = storyGlobals;
  return viewport?.value !== undefined && !/^(desktop|paper)/.test(viewport.value);
};

function usePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, fileName = '' }: { guide?: ComponentGuide; fileName?: string } = preparedMeta.parameters;
  const component: unknown = preparedMeta.component;
  return {
    guide,
    component,
    title: preparedMeta.title,
    path: fileName.replace(/^\.\//, '').replace('.stories', ''),
  };
}

function linkTo(title: string) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `[${title.split('/').at(-1)}](./?path=/docs/${id}--docs)`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function besideEachOther(left: readonly string[], right: readonly string[]) {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    left[row] ?? '',
    right[row] ?? '',
  ]);
}
