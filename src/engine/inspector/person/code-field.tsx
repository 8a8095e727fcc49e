// Becomes the person whose situation code was read out on the telephone.
import { useState } from 'react'
import { ask, sentenceOf } from '../ask-server.ts'
import type { PersonOfCode } from '../inspection.ts'
import type { Chosen } from './fact-override.ts'

export function CodeField({ become }: { become(chosen: Chosen): void }) {
  const [code, setCode] = useState('')
  const [says, setSays] = useState('')
  const read = async () => {
    try {
      const person = await ask<PersonOfCode>('code', { code })
      become(person.facts)
      setSays(person.says)
    } catch (error) {
      setSays(sentenceOf(error))
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <div className="finder">
        <label className="field">
          <span>From a code</span>
          <input
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button>Become</button>
      </div>
      <p className="quiet" role="status">
        {says}
      </p>
    </form>
  )
}
