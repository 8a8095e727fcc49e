// Copies a text, and says so.
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'

export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    copyText(text).then(
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
