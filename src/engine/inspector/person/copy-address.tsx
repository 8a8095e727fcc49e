// Copies the address of this page as this person, to be sent to a colleague who runs the portal too.
import { useState } from 'react'
import type { Chosen } from './fact-override.ts'
import { addressWith } from './shared-address.ts'

export function CopyAddress({ chosen }: { chosen: Chosen }) {
  const [said, setSaid] = useState<string>()
  const copy = async () => {
    const address = addressWith(chosen, location.href)
    try {
      await navigator.clipboard.writeText(address)
      setSaid('Copied')
    } catch {
      // The browser may have none, or not allow it; then the address bar has it.
      history.replaceState(history.state, '', address)
      setSaid('Copy it from the address bar')
    }
  }
  return (
    <>
      <button type="button" disabled={Object.keys(chosen).length === 0} onClick={() => void copy()}>
        Copy address
      </button>
      <span className="quiet" role="status">
        {said}
      </span>
    </>
  )
}
