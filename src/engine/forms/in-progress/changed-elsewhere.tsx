// The form was saved, submitted or discarded elsewhere meanwhile: shows what differs and asks which version to go on with.
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { formatInstant } from '#ui/figures/instants.ts'
import { usePortal } from '#screen-api/portal.ts'
import type { FormInProgress } from './use-form-in-progress.ts'
import notice from '#ui/notice.module.css'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './form-in-progress.module.css'

export interface DescribedAnswer {
  label: string
  value: string
}

interface ChangedElsewhereProps<A> {
  form: Pick<FormInProgress<A>, 'changed' | 'answers' | 'takeTheirs' | 'keepMine'>
  /** The answers as text, each label once, in the form's order. */
  describe: (answers: A) => readonly DescribedAnswer[]
}

export function ChangedElsewhere<A>({ form, describe }: ChangedElsewhereProps<A>) {
  const { userName } = usePortal()
  const heading = useRef<HTMLHeadingElement>(null)
  const isChanged = form.changed !== undefined
  useEffect(() => {
    if (isChanged) heading.current?.focus()
  }, [isChanged])
  if (!form.changed) return null
  const { theirs } = form.changed
  const isOwn = theirs?.savedBy === userName
  const others = theirs?.answers === undefined ? [] : describe(theirs.answers)
  const mine = form.answers === undefined ? [] : describe(form.answers)
  return (
    <section className={`${notice.problem} ${layout.stack4}`} aria-labelledby="changed-elsewhere">
      <h2 id="changed-elsewhere" ref={heading} tabIndex={-1} className={css.heading}>
        This has changed elsewhere
      </h2>
      <p>
        {theirs === null
          ? 'This form was submitted or discarded in another tab, or by somebody else, so your last answers are not saved.'
          : `${isOwn ? 'You' : theirs.savedBy} saved other answers on ${formatInstant(theirs.savedAt)}${isOwn ? ', in another tab or on another device' : ''}. Your last answers are not saved yet.`}
        {theirs && theirs.answers === undefined && ' This page couldn’t read them.'}
      </p>
      {others.length > 0 && (
        <Differences others={others} mine={mine} whose={isOwn ? 'There' : theirs!.savedBy} />
      )}
      <div className={layout.row}>
        <Button variant="primary" onClick={form.takeTheirs}>
          {theirs === null
            ? 'Go on without them'
            : isOwn
              ? 'Use the answers saved there'
              : `Use ${theirs.savedBy}’s answers`}
        </Button>
        {form.answers !== undefined && <Button onClick={form.keepMine}>Keep the answers on this page</Button>}
      </div>
    </section>
  )
}

interface DifferencesProps {
  others: readonly DescribedAnswer[]
  mine: readonly DescribedAnswer[]
  whose: string
}

function Differences({ others, mine, whose }: DifferencesProps) {
  const labels = [...new Set([...others, ...mine].map(({ label }) => label))]
  const of = (answers: readonly DescribedAnswer[], label: string) =>
    answers.find((answer) => answer.label === label)?.value ?? 'Not answered'
  const differing = labels.filter((label) => of(others, label) !== of(mine, label))
  return (
    <dl className={css.differences}>
      {differing.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={prose.muted}>{whose}:</span> {of(others, label)}
          </dd>
          <dd>
            <span className={prose.muted}>On this page:</span> {of(mine, label)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
