// What could not be saved, each in words until it is read.
import { useRef } from 'react'
import { Button } from 'portal-engine/ui/button.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from './details.module.css'

export interface Refused {
  id: string
  words: string
}

interface NotSavedProps {
  refused: readonly Refused[]
  onRead: (read: Refused) => void
}

const idOf = ({ id }: Refused) => `not-saved-${id.replace(' ', '-')}`

export function NotSaved({ refused, onRead }: NotSavedProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-label="Not saved">
      {refused.length > 0 && (
        <ul className={css.refused}>
          {refused.map((each) => (
            <li key={each.id} className={notice.problem}>
              <span id={idOf(each)}>{each.words}</span>
              <Button
                variant="quiet"
                aria-describedby={idOf(each)}
                onClick={() => {
                  onRead(each)
                  box.current?.focus()
                }}
              >
                Dismiss
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
