// Moves the selected entry up, down or to another menu, and removes it or a page: first the effect, then writing.
import { useState } from 'react'
import { usePageState } from '../page-state.ts'
import { useAnswer } from '../use-answer.ts'
import { CompletedField } from './completed-field.tsx'
import type { Change, Making } from './making.ts'
import { PlannedChange } from './planned-change.tsx'
import { useChange } from './use-change.ts'
import type { Writing } from './use-writing.ts'

export function PlaceForm({ name, writing }: { name: string; writing: Writing }) {
  const [list, setList] = usePageState(`list for ${name}`, '')
  const [instead, setInstead] = usePageState(`instead of ${name}`, '')
  const [wasTyped] = useState(list !== '' || instead !== '')
  const { answer: making } = useAnswer<Making>('making', { kind: 'item', answers: {} })
  // The menus and groups that take entries; without an answer the name can be typed as well.
  const lists = making?.questions.find((each) => each.name === 'in')?.choices ?? []
  const changing = useChange(writing)
  const move = (to: Omit<Change & { what: 'move' }, 'what' | 'name'>) =>
    changing.show({ what: 'move', name, ...to })
  const isEntry = !name.startsWith('route ')
  return (
    <details className="edit" open={wasTyped}>
      <summary>{isEntry ? 'Move or remove' : 'Remove'}</summary>
      {isEntry && (
        <>
          <p className="actions">
            <button type="button" onClick={() => move({ up: true })}>
              Move up
            </button>
            <button type="button" onClick={() => move({ down: true })}>
              Move down
            </button>
          </p>
          <div className="choice">
            <CompletedField label="To another menu or group" value={list} choices={lists} change={setList} />
            <button type="button" disabled={list === ''} onClick={() => move({ in: list })}>
              Move it there
            </button>
          </div>
        </>
      )}
      <div className="choice">
        <CompletedField
          label="What stands instead, where something cannot do without it"
          value={instead}
          choices={[]}
          placeholder="none"
          change={setInstead}
        />
        <button type="button" onClick={() => changing.show({ what: 'remove', name, instead })}>
          Remove it
        </button>
      </div>
      <PlannedChange changing={changing} />
    </details>
  )
}
