// The open inspector: who the page is shown to, everything there is, and why.
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useStore } from '#shell/state/portal-services.tsx'
import { PersonPane } from './person-pane.tsx'
import { PagePane, SelectedPane } from './why-pane.tsx'
import type { Portal, OverrideState } from './override-state.ts'
import { bySubject } from './tree.ts'
import { TreePane } from './tree-pane.tsx'
import { useInspection } from './use-inspection.ts'
import { usePicking } from './use-picking.ts'
import { usePage } from './use-page.ts'
import { useShortcut } from './use-shortcut.ts'
import { personName } from './person-name.ts'

interface DockProps {
  portal: Portal
  override: OverrideState
  host: HTMLElement
  close(): void
}

const PANES = ['Person', 'Entries', 'Reasons'] as const

export function Dock({ portal, override, host, close }: DockProps) {
  const page = usePage(portal)
  const chosen = useStore(override.chosen)
  const [selected, setSelected] = useState<string>()
  const { inspection, problem, isAsking } = useInspection(page.facts, page.manifest, selected)
  const [pane, setPane] = useState<(typeof PANES)[number]>('Person')
  const [isFolded, setIsFolded] = useState(false)
  const nodes = useMemo(() => bySubject(inspection?.tree ?? []), [inspection])
  const picking = usePicking(host, page, nodes, (subject) => {
    setSelected(subject)
    setPane('Reasons')
  })
  useShortcut('KeyP', picking.toggle)
  const dock = useRoom(host)
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  const node = selected === undefined ? undefined : nodes.get(selected)
  const who = personName(chosen, inspection?.personas ?? [])
  return (
    <div
      ref={dock}
      className="dock"
      data-pane={pane}
      data-folded={isFolded || undefined}
      aria-busy={isAsking}
    >
      <div className="bar">
        <h2 ref={first} tabIndex={-1} data-first="">
          Inspector
        </h2>
        <p className="who" role="status" data-made-up={who !== undefined || undefined}>
          {who === undefined ? 'The live session' : `As ${who}`}
        </p>
        <button
          type="button"
          aria-pressed={picking.isOn}
          aria-keyshortcuts="Alt+Shift+P"
          title="Alt+Shift+P"
          onClick={picking.toggle}
        >
          Pick on the page
        </button>
        <button type="button" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
          {isFolded ? 'Unfold' : 'Fold'}
        </button>
        <button type="button" onClick={close} title="Alt+Shift+I">
          Close
        </button>
      </div>
      {!isFolded && (
        <>
          <div className="switcher" role="group" aria-label="Parts of the inspector">
            {PANES.map((each) => (
              <button key={each} type="button" aria-pressed={pane === each} onClick={() => setPane(each)}>
                {each}
              </button>
            ))}
          </div>
          {problem !== undefined && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          {inspection && (
            <div className="panes">
              <PersonPane
                inspection={inspection}
                live={page.live}
                chosen={chosen}
                become={override.override}
              />
              <TreePane
                tree={inspection.tree}
                selected={selected}
                select={(subject) => {
                  setSelected(subject)
                  picking.show(subject)
                }}
              />
              <section className="pane reasons" aria-label="Reasons">
                <SelectedPane
                  node={node}
                  changes={inspection.changes.subject === selected ? inspection.changes.ways : []}
                  folder={inspection.folder}
                  apply={(changes) => override.override({ ...chosen, ...changes })}
                  go={(path) => void portal.router.navigate(path)}
                />
                <PagePane
                  node={page.route === undefined ? undefined : nodes.get(`route ${page.route}`)}
                  turnedAway={override.turnedAway}
                  blockedExit={override.blockedExit}
                  nodeOf={(route) => nodes.get(`route ${route}`)}
                  folder={inspection.folder}
                  route={page.route}
                  select={setSelected}
                />
              </section>
            </div>
          )}
        </>
      )}
      {picking.frame && <div className="frame" style={frameStyle(picking.frame)} />}
      <p className="visually-hidden" role="status">
        {picking.isOn ? 'Picking: press something on the page; Escape ends.' : ''}
        {node?.reasons && selected !== undefined ? ` ${selected} is ${node.reasons.status}.` : ''}
      </p>
    </div>
  )
}

const frameStyle = ({ left, top, width, height }: DOMRect): CSSProperties => ({ left, top, width, height })

/** Tells the page how much room the inspector takes. */
function useRoom(host: HTMLElement) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = host.ownerDocument.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty('--inspector-height', `${dock.current?.offsetHeight ?? 0}px`),
    )
    if (dock.current) watch.observe(dock.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--inspector-height')
    }
  }, [host])
  return dock
}
