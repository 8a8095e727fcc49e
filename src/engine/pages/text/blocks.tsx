// Paragraphs, smaller headings, items and steps of a section.
import type { PageBlock, PageText } from '#manifest/page-contents.ts'
import { inOrder, PageTexts } from './page-texts.tsx'

export const Blocks = ({ blocks }: { blocks: readonly PageBlock[] }) => inOrder(Block, blocks)

function Block({ value: { kind, texts } }: { value: PageBlock }) {
  const Tag = TAGS[kind]
  return Tag === 'ul' || Tag === 'ol' ? (
    <Tag>{inOrder(Item, texts)}</Tag>
  ) : (
    <Tag>
      <PageTexts texts={texts[0]!} />
    </Tag>
  )
}

const TAGS = { heading: 'h3', paragraph: 'p', items: 'ul', steps: 'ol' } as const

const Item = ({ value }: { value: PageText[] }) => (
  <li>
    <PageTexts texts={value} />
  </li>
)
