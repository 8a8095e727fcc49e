// Every route and entry with its state and reason, as a tree that keys move over.
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Id } from './id.tsx'
import type { Verdict } from '#manifest/change/explain.ts'
import type { InspectedNode } from './inspection.ts'
import { usePageState } from './page-state.ts'
import { StatusMark } from './status-mark.tsx'
import { ancestorsOf, countShown, moveOf, rowsOf, type Row } from './tree.ts'

interface TreePaneProps {
  tree: readonly InspectedNode[]
  selected: string | undefined
  select(subject: string): void
}

const STATES: readonly (Verdict | 'all')[] = ['all', 'shown', 'hidden', 'pending']

export function TreePane({ tree, selected, select }: TreePaneProps) {
  const [words, setWords] = usePageState('entries', '')
  const [status, setStatus] = useState<Verdict | 'all'>('all')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set(['# Menus']))
  const [at, setAt] = useState('')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected === undefined) return
    setUnfolded((before) => new Set([...before, ...ancestorsOf(tree, selected)]))
    setAt(selected)
  }, [selected, tree])
  const rows = useMemo(() => rowsOf(tree, unfolded, { words, status }), [tree, unfolded, words, status])
  const current = rows.some(({ node }) => node.subject === at) ? at : rows[0]?.node.subject
  useEffect(() => {
    rowAt(box.current, selected)?.scrollIntoView({ block: 'nearest' })
  }, [selected, rows])

  const fold = (subject: string, isOpen: boolean) =>
    setUnfolded((before) => {
      const next = new Set(before)
      if (isOpen) next.add(subject)
      else next.delete(subject)
      return next
    })
  const press = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return
    const row = rows.find(({ node }) => node.subject === current)
    if (event.key === 'Enter' || event.key === ' ') {
      if (row) activate(row)
    } else {
      const move = moveOf(rows, current, event.key)
      if (!move) return
      if ('to' in move) {
        setAt(move.to)
        rowAt(box.current, move.to)?.focus()
      } else fold('fold' in move ? move.fold : move.unfold, 'unfold' in move)
    }
    event.preventDefault()
  }
  const activate = ({ node, isOpen }: Row) => {
    setAt(node.subject)
    if (node.reasons) select(node.subject)
    else fold(node.subject, !isOpen)
  }
  return (
    <section className="pane entries" aria-labelledby={id}>
      <h3 id={id}>Entries and routes</h3>
      <div className="finder">
        <label className="field">
          <span>Find</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="field">
          <span>State</span>
          <select value={status} onChange={(event) => setStatus(event.target.value as Verdict | 'all')}>
            {STATES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      {rows.length === 0 ? (
        <p className="quiet">Nothing fits.</p>
      ) : (
        <div ref={box} role="tree" aria-labelledby={id} className="tree" tabIndex={-1} onKeyDown={press}>
          {rows.map((row) => (
            <TreeRow
              key={row.node.subject}
              row={row}
              isSelected={row.node.subject === selected}
              isCurrent={row.node.subject === current}
              press={() => activate(row)}
              fold={() => fold(row.node.subject, !row.isOpen)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const rowAt = (box: HTMLElement | null, subject: string | undefined): HTMLElement | undefined =>
  [...(box?.querySelectorAll<HTMLElement>('[data-subject]') ?? [])].find(
    (row) => row.dataset['subject'] === subject,
  )

interface TreeRowProps {
  row: Row
  isSelected: boolean
  isCurrent: boolean
  press(): void
  fold(): void
}

function TreeRow({ row, isSelected, isCurrent, press, fold }: TreeRowProps) {
  const { node, level, position, size, isOpen } = row
  const isParent = node.children.length > 0
  const count = node.reasons ? undefined : countShown(node)
  return (
    <div
      role="treeitem"
      className="row"
      data-subject={node.subject}
      data-level={level}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isSelected}
      {...(isParent ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isCurrent ? 0 : -1}
      onClick={press}
    >
      <span
        className="chevron"
        aria-hidden="true"
        onClick={(event) => {
          if (!isParent) return
          event.stopPropagation()
          fold()
        }}
      >
        {isParent ? '›' : ''}
      </span>
      <span className="words">
        <span className="label">
          {node.label} {node.reasons && <Id node={node} />}
        </span>
        {node.reasons ? (
          <span className="because">{node.reasons.because}</span>
        ) : (
          count && <span className="because">{`${count.shown} of ${count.all} shown`}</span>
        )}
      </span>
      {node.reasons && <StatusMark status={node.reasons.status} />}
    </div>
  )
}
