// The open inspector: who the page is shown to, everything there is, and why.
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useStore } from '#shell/state/portal-services.tsx'
import { Bar, type View } from './bar.tsx'
import { EditForm } from './edit/edit-form.tsx'
import type { Chosen } from './person/fact-override.ts'
import { ImpossibleWarning } from './person/impossible-warning.tsx'
import { PersonPane } from './person/person-pane.tsx'
import { PagePane, SelectedPane } from './why-pane.tsx'
import type { Portal, OverrideState } from './person/override-state.ts'
import { usePageState } from './page-state.ts'
import { bySubject } from './tree.ts'
import { PlaceForm } from './make/place-form.tsx'
import { useWriting } from './make/use-writing.ts'
import { TreePane } from './tree-pane.tsx'
import { useHeight } from './use-height.ts'
import type { Inspection } from './inspection.ts'
import { inspectionRequestOf } from './person/fact-override.ts'
import { useAnswer } from './use-answer.ts'
import { usePicking } from './page/use-picking.ts'
import { usePage } from './page/use-page.ts'
import { useTakenHeight } from './use-taken-height.ts'
import { ViewPane } from './view-pane.tsx'
import { useShortcut } from './use-shortcut.ts'
import { personName } from './person/person-name.ts'
import { Problem } from './problem.tsx'

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
  const [selected, setSelected] = usePageState<string | undefined>('selected', undefined)
  const {
    answer: inspection,
    problem,
    isAsking,
  } = useAnswer<Inspection>(
    'inspect',
    inspectionRequestOf(page.facts, page.manifest, selected),
    page.manifest,
  )
  const [pane, setPane] = usePageState<(typeof PANES)[number]>('pane', 'Person')
  const [isFolded, setIsFolded] = useState(false)
  const nodes = useMemo(() => bySubject(inspection?.tree ?? []), [inspection])
  const picking = usePicking(host, page, nodes, (subject) => {
    setSelected(subject)
    setPane('Reasons')
  })
  useShortcut('KeyP', picking.toggle)
  const dock = useTakenHeight(host)
  const { height, edge } = useHeight(() => dock.current?.offsetHeight ?? 0)
  const [view, setView] = usePageState<View | undefined>('view', undefined)
  const writing = useWriting()
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  const node = selected === undefined ? undefined : nodes.get(selected)
  const become = (facts: Chosen) =>
    override.override(chosen['view'] === undefined ? facts : { ...facts, view: chosen['view'] })
  const who = personName(chosen, inspection?.personas ?? [])
  return (
    <div
      ref={dock}
      className="dock"
      data-pane={pane}
      data-folded={isFolded || undefined}
      aria-busy={isAsking}
      style={isFolded || height === undefined ? undefined : { height }}
    >
      {!isFolded && <div className="edge" {...edge} />}
      <Bar
        heading={first}
        who={who}
        chosen={chosen}
        isPicking={picking.isOn}
        pick={picking.toggle}
        view={view}
        show={setView}
        writing={writing}
        isFolded={isFolded}
        fold={() => setIsFolded(!isFolded)}
        close={close}
      />
      {!isFolded && (
        <>
          {inspection?.impossible && (
            <ImpossibleWarning
              impossible={inspection.impossible}
              apply={(changes) => override.override({ ...chosen, ...changes })}
            />
          )}
          <div
            className="switcher"
            hidden={view !== undefined}
            role="group"
            aria-label="Parts of the inspector"
          >
            {PANES.map((each) => (
              <button key={each} type="button" aria-pressed={pane === each} onClick={() => setPane(each)}>
                {each}
              </button>
            ))}
          </div>
          <Problem text={problem} />
          {view !== undefined && (
            <ViewPane
              view={view}
              manifest={page.manifest}
              writing={writing}
              place={selected}
              become={become}
            />
          )}
          {inspection && view === undefined && (
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
                  edit={
                    node?.reasons && (
                      <>
                        <EditForm
                          key={selected}
                          subject={node.subject}
                          position={node.reasons.position}
                          id={node.subject.replace(/^.*[/ ]/, '')}
                          writing={writing}
                        />
                        <PlaceForm key={`place of ${selected}`} name={node.subject} writing={writing} />
                      </>
                    )
                  }
                  apply={(changes) => override.override({ ...chosen, ...changes })}
                  go={(path) => void portal.router.navigate(path)}
                />
                <PagePane
                  node={page.route === undefined ? undefined : nodes.get(`route ${page.route}`)}
                  turnedAway={override.turnedAway}
                  blockedExit={override.blockedExit}
                  nodeOf={(route) => nodes.get(`route ${route}`)}
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
