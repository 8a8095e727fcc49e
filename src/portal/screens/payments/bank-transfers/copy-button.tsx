// Copies a text, and says so.
import { useState } from 'react'
import { Button } from '#ui/button.tsx'

export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <span>
      <Button variant="quiet" onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && `The ${what} is copied`}
        {state === 'failed' && `The ${what} could not be copied`}
      </span>
    </span>
  )
}
