// Positions of manifests that open in the editor that is running (LAUNCH_EDITOR names another).
import { useState } from 'react'
import type { SourcePosition } from '#manifest/problem.ts'
import { ask, sentenceOf } from './ask-server.ts'

/** "config/menus/client.json:49", which opens there. An error shows next to it. */
export function PositionLink({ position }: { position: SourcePosition }) {
  const { open, problem } = useOpening(position)
  return (
    <>
      <button type="button" className="link position" title="Open in editor" onClick={open}>
        {position.file}:{position.line}
      </button>
      {problem}
    </>
  )
}

export function OpenButton({ position }: { position: SourcePosition }) {
  const { open, problem } = useOpening(position)
  return (
    <>
      <button type="button" onClick={open}>
        Open in editor
      </button>
      {problem}
    </>
  )
}

function useOpening(position: SourcePosition) {
  const [problem, setProblem] = useState<string>()
  return {
    open() {
      setProblem(undefined)
      ask('open', position).catch((error: unknown) => setProblem(sentenceOf(error)))
    },
    problem: problem !== undefined && (
      <span role="alert" className="problem">
        {problem}
      </span>
    ),
  }
}
