// What the inspector shows instead of one person: all personas, something new, or a branch.
import type { Manifest } from '#manifest/manifest.ts'
import type { View } from './bar.tsx'
import { BranchPane } from './make/branch-pane.tsx'
import { NewPane } from './make/new-pane.tsx'
import type { Writing } from './make/use-writing.ts'
import type { Chosen } from './person/fact-override.ts'
import { TablePane } from './table/table-pane.tsx'

interface ViewPaneProps {
  view: View
  manifest: Manifest
  writing: Writing
  /** What is selected. */
  place: string | undefined
  become(facts: Chosen): void
}

export function ViewPane({ view, manifest, writing, place, become }: ViewPaneProps) {
  switch (view) {
    case 'table':
      return <TablePane manifest={manifest} writing={writing} become={become} />
    case 'new':
      return <NewPane writing={writing} place={listAround(place)} />
    case 'branch':
      return <BranchPane count={writing.count} />
  }
}

/** The menu or group of an entry: what is new goes there. */
const listAround = (subject: string | undefined): string | undefined =>
  subject?.includes('/') && !subject.startsWith('route ') ? subject.replace(/\/[^/]*$/, '') : undefined
