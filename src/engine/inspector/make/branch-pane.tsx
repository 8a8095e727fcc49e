// Opens a branch with everything that differs from the last commit.
import { useEffect, useState, type FormEvent } from 'react'
import { ask, sentenceOf } from '../ask-server.ts'
import { usePageState } from '../page-state.ts'
import { useAnswer } from '../use-answer.ts'
import type { BranchOffer, OpenedBranch } from './branching.ts'
import { CompletedField } from './completed-field.tsx'
import { Problem } from '../problem.tsx'

/** `count` rises with everything that is written. */
export function BranchPane({ count }: { count: number }) {
  const { answer: offer, problem: failed } = useAnswer<BranchOffer>('branch', {}, count)
  const [title, setTitle] = usePageState('branch', '')
  const [opened, setOpened] = useState<OpenedBranch>()
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? failed
  useEffect(() => {
    setOpened(undefined)
    setRefused(undefined)
  }, [count])
  const open = (event: FormEvent) => {
    event.preventDefault()
    setOpened(undefined)
    setRefused(undefined)
    ask<OpenedBranch>('open-branch', { title }).then(setOpened, (error: unknown) =>
      setRefused(sentenceOf(error)),
    )
  }
  return (
    <div className="panes making">
      <section className="pane" aria-label="Branch">
        <h3>Open as a branch</h3>
        {!offer && problem === undefined && <p className="quiet">Comparing with the last commit …</p>}
        {offer && 'reason' in offer && <p>{offer.reason}</p>}
        {offer && 'files' in offer && offer.files.length === 0 && (
          <p>Nothing differs from the last commit.</p>
        )}
        {offer && 'files' in offer && offer.files.length > 0 && (
          <>
            <p className="quiet">
              A new branch gets one commit with these files and their effect as its message. Your files and
              the current branch stay as they are.
            </p>
            <ul>
              {offer.files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
            <form onSubmit={open}>
              <CompletedField
                label="What it is about, in words"
                value={title}
                choices={[]}
                isRequired
                change={setTitle}
              />
              <p className="actions">
                <button type="submit" className="main">
                  Open as a branch
                </button>
              </p>
            </form>
          </>
        )}
        <Problem text={problem} />
        <p role="status">
          {opened &&
            `The branch ${opened.branch} has it, as commit ${opened.commit}. You can push it or open it as any branch.`}
        </p>
      </section>
      <section className="pane" aria-label="Its effect">
        <h3>Its effect since the last commit</h3>
        {offer && 'effect' in offer && <pre>{offer.effect}</pre>}
      </section>
    </div>
  )
}
