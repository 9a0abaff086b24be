import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { ReadOut } from './ReadOut';
import type { ComponentGuide } from './guide';

/** The docs page of a component: its purpose, alternatives, parts, accessibility, dos and don'ts, props and stories. */
export function ComponentPage() {
  const { guide, hasProperties } = usePage();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guide && <Guide {...guide} />}
      {hasProperties && (
        <>
          <Heading>Properties</Heading>
          <Controls />
        </>
      )}
      <OtherStories />
    </>
  );
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

/** All stories but the first, which is at the top. Those on a phone are in a frame of its size, because a style for small windows would not apply here. */
function OtherStories() {
  const { componentStories } = useContext(DocsContext);
  const [, ...stories] = componentStories().filter(
    ({ tags, usesMount }) => tags.includes('autodocs') && !usesMount,
  );
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) =>
        isOnPhone(story) ? (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} story={{ inline: false, height: '844px' }} />
          </Anchor>
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} />
        ),
      )}
    </>
  );
}

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number];

const isOnPhone = ({ storyGlobals }: PreparedStory) => {
  const { viewport }: { viewport?: { value?: string } } = storyGlobals;
  return viewport?.value === 'phone';
};

function usePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide }: { guide?: ComponentGuide } = preparedMeta.parameters;
  return { guide, hasProperties: preparedMeta.component !== undefined };
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
