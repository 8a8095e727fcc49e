// The conditions under "not", "anyOf" or "allOf": each is a condition of its own.
import type { ReactNode } from 'react'
import { branchesOf, withBranches, without, type Nesting, type When } from './condition.ts'

interface NestedConditionsProps {
  word: Nesting
  meaning: string
  when: When
  change(when: When): void
  /** A change that takes away what has the focus. */
  take(when: When): void
  /** The field of one of them. */
  branch(name: string, when: When, change: (when: When) => void): ReactNode
}

export function NestedConditions({ word, meaning, when, change, take, branch }: NestedConditionsProps) {
  const branches = branchesOf(when, word)
  const names = branches.map((_, i) => (word === 'not' ? word : `${word}, ${i + 1}`))
  return (
    <fieldset className="nested">
      <legend>
        {word} <span className="quiet">{meaning}</span>
      </legend>
      {names.map((name, i) => (
        <div key={name}>
          {branch(name, branches[i]!, (next) => change(withBranches(when, word, branches.with(i, next))))}
          {branches.length > 1 && (
            <button type="button" onClick={() => take(withBranches(when, word, branches.toSpliced(i, 1)))}>
              Remove {name}
            </button>
          )}
        </div>
      ))}
      <p className="actions">
        {word !== 'not' && (
          <button type="button" onClick={() => change(withBranches(when, word, [...branches, {}]))}>
            Add another to {word}
          </button>
        )}
        <button type="button" onClick={() => take(without(when, word))}>
          Remove {word}
        </button>
      </p>
    </fieldset>
  )
}
