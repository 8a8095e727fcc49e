// Keeping a draft: a pause, one save at a time, and never a text lost.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftAutosave, type DraftState } from '#screens/messages/writing/draft-autosave.ts'

/** A server whose answers the test gives, and a pause whose end the test decides. */
function createWriter(draftId?: string) {
  const saves: { text: string; draftId: string | undefined; answer: (fails?: 'fails') => Promise<void> }[] =
    []
  const states: DraftState[] = []
  let pending: (() => void) | undefined
  const autosave = createDraftAutosave<string>(
    {
      save: (text, id) =>
        new Promise((resolve, reject) => {
          saves.push({
            text,
            draftId: id,
            async answer(fails) {
              if (fails) reject(new Error('The server is out of order'))
              else resolve('DR-1')
              for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
            },
          })
        }),
      later(task) {
        pending = task
        return () => (pending = undefined)
      },
      onState: (state) => states.push(state),
    },
    draftId,
  )
  return {
    ...autosave,
    states,
    saves,
    texts: () => saves.map(({ text }) => text),
    pause: () => {
      const task = pending
      pending = undefined
      task?.()
    },
  }
}

describe('A person who writes a message', () => {
  let writer: ReturnType<typeof createWriter>
  beforeEach(() => {
    writer = createWriter()
  })

  it('has it saved as a draft when they pause, with the latest text only [R-PAGE-12]', () => {
    writer.changed('D')
    writer.changed('Dear')
    expect(writer.texts()).toEqual([])
    writer.pause()
    expect(writer.texts()).toEqual(['Dear'])
  })

  it('has it saved after ten seconds also where they never pause', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    for (let second = 0; second <= 12; second++) {
      vi.setSystemTime(second * 1000)
      writer.changed(`Dear${'.'.repeat(second)}`)
    }
    expect(writer.texts()).toEqual(['Dear..........'])
    vi.useRealTimers()
  })

  it('has one draft, however often it is saved [R-PAGE-12]', async () => {
    writer.changed('Dear')
    writer.pause()
    writer.changed('Dear team')
    writer.pause()
    expect(writer.texts()).toEqual(['Dear'])
    await writer.saves[0]!.answer()
    expect(writer.saves.map(({ text, draftId }) => [text, draftId])).toEqual([
      ['Dear', undefined],
      ['Dear team', 'DR-1'],
    ])
  })

  it('goes on with a restored draft under its own id [R-PAGE-12]', () => {
    const restored = createWriter('DR-7')
    restored.changed('Dear team')
    restored.pause()
    expect(restored.saves[0]!.draftId).toBe('DR-7')
  })

  it('has what is still waiting saved at once when they leave [R-PAGE-12]', () => {
    writer.changed('Dear')
    void writer.flush()
    expect(writer.texts()).toEqual(['Dear'])
  })

  it('saves nothing by leaving an untouched form [R-PAGE-12]', async () => {
    await writer.flush()
    expect(writer.texts()).toEqual([])
    expect(writer.states).toEqual([])
  })

  it('is told when a save failed, and has the text saved at the next occasion [R-PAGE-12]', async () => {
    writer.changed('Dear')
    writer.pause()
    await writer.saves[0]!.answer('fails')
    expect(writer.states).toEqual(['unsaved', 'saving', 'failed'])
    void writer.flush()
    await writer.saves[1]!.answer()
    expect(writer.texts()).toEqual(['Dear', 'Dear'])
    expect(writer.states.at(-1)).toBe('saved')
  })

  it('sends with the draft’s id once a running save has ended, and nothing is saved after [R-PAGE-12]', async () => {
    writer.changed('Dear')
    writer.pause()
    writer.changed('Dear team')
    const settled = writer.settle()
    await writer.saves[0]!.answer()
    expect(await settled).toBe('DR-1')
    writer.pause()
    expect(writer.texts()).toEqual(['Dear'])
  })

  it('sends without a draft when none was saved [R-PAGE-12]', async () => {
    writer.changed('Dear')
    expect(await writer.settle()).toBeUndefined()
  })
})
