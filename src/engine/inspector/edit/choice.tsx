// A list to choose from and a button that does it: arrow keys move through the choices without making them.
import { useState, type ReactNode, type RefObject } from 'react'

interface ChoiceProps {
  label: string
  /** What the button says. */
  does: string
  /** For callers who move the focus here. */
  list?: RefObject<HTMLSelectElement | null>
  /** The options. */
  children: ReactNode
  choose(id: string): void
}

export function Choice({ label, does, list, children, choose }: ChoiceProps) {
  const [chosen, setChosen] = useState('')
  const carryOut = () => {
    if (chosen === '') return
    choose(chosen)
    setChosen('')
  }
  return (
    <div className="choice">
      <label className="field">
        {label}
        <select ref={list} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose</option>
          {children}
        </select>
      </label>
      <button type="button" onClick={carryOut}>
        {does}
      </button>
    </div>
  )
}
