// The line at the top of the inspector: who the page is shown to, what there is to look at and to make, and the last thing written.
import { useEffect, useRef, type RefObject } from 'react'
import type { Chosen } from './person/fact-override.ts'
import { CopyAddress } from './person/copy-address.tsx'
import type { Writing } from './make/use-writing.ts'
import { Problem } from './problem.tsx'

/** What the inspector shows. */
export const VIEWS = {
  table: 'All personas',
  new: 'New',
  branch: 'Branch',
} as const
export type View = keyof typeof VIEWS

interface BarProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Undefined for the live session. */
  who: string | undefined
  chosen: Chosen
  isPicking: boolean
  pick(): void
  /** Undefined: one person, with the reasons. */
  view: View | undefined
  show(view: View | undefined): void
  writing: Writing
  isFolded: boolean
  fold(): void
  close(): void
}

export function Bar({
  heading,
  who,
  chosen,
  isPicking,
  pick,
  view,
  show,
  writing,
  isFolded,
  fold,
  close,
}: BarProps) {
  return (
    <>
      <div className="bar">
        <h2 ref={heading} tabIndex={-1} data-first="">
          Inspector
        </h2>
        <p className="who" role="status" data-made-up={who !== undefined || undefined}>
          {who === undefined ? 'The live session' : `As ${who}`}
        </p>
        <button
          type="button"
          aria-pressed={isPicking}
          aria-keyshortcuts="Alt+Shift+P"
          title="Alt+Shift+P"
          onClick={pick}
        >
          Pick on the page
        </button>
        {Object.entries(VIEWS).map(([id, name]) => (
          <button
            key={id}
            type="button"
            aria-pressed={view === id}
            onClick={() => show(view === id ? undefined : (id as View))}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-keyshortcuts="Alt+Shift+Z"
          title="Alt+Shift+Z"
          disabled={writing.undoable === 0}
          onClick={writing.undo}
        >
          Undo
        </button>
        <CopyAddress chosen={chosen} />
        <button type="button" aria-expanded={!isFolded} onClick={fold}>
          {isFolded ? 'Unfold' : 'Fold'}
        </button>
        <button type="button" onClick={close} title="Alt+Shift+I">
          Close
        </button>
      </div>
      {!isFolded && <Told writing={writing} />}
    </>
  )
}

/** What was done last. It takes the focus of the button that did it, if that is gone. */
function Told({ writing: { count, told, problem } }: { writing: Writing }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const root = line.current?.getRootNode()
    if (root instanceof ShadowRoot && !root.activeElement) line.current?.focus()
  }, [count])
  return (
    <>
      {told !== undefined && (
        <p ref={line} className="told" role="status" tabIndex={-1} aria-label="What was written">
          {told}
        </p>
      )}
      <Problem text={problem} />
    </>
  )
}
