// Keeping a form in progress: one save at a time, the latest answers, and never over somebody else's.
import { describe, expect, it } from 'vitest'
import { ApiError } from '#http/client.ts'
import { FormChanged, type ReadForm } from '#forms/drafts.ts'
import { createFormAutosave } from '#forms/in-progress/form-autosave.ts'

const formWith = (
  version: number,
  answers: string | undefined,
  savedBy = 'Amelia Hart',
): ReadForm<string> => ({
  version,
  answers,
  key: 'key-1',
  startedAt: '2026-11-20T09:00:00.000Z',
  savedAt: '2026-11-21T09:00:00.000Z',
  savedBy,
})

/** A server whose answers the test gives. */
function createForm() {
  const saves: { version: number; answers: string; answer: (failure?: Error) => Promise<void> }[] = []
  const discarded: number[] = []
  const refusals: Error[] = []
  let pending: (() => void) | undefined
  const pauses: (number | undefined)[] = []
  const autosave = createFormAutosave<string>({
    save: (version, answers) =>
      new Promise((resolve, reject) => {
        saves.push({
          version,
          answers,
          async answer(failure) {
            if (failure) reject(failure)
            else resolve(formWith(version + 1, answers))
            for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
          },
        })
      }),
    async discard(version) {
      const refusal = refusals.shift()
      if (refusal) throw refusal
      discarded.push(version)
    },
    later(task, seconds) {
      pauses.push(seconds)
      pending = task
      return () => (pending = undefined)
    },
  })
  const pause = () => pending?.()
  return {
    ...autosave,
    saves,
    discarded,
    refusals,
    pause,
    pauses,
    sent: () => saves.map(({ version, answers }) => [version, answers]),
  }
}

const broken = new Error('The server is out of order')

describe('A form in progress', () => {
  it('begins without a version, and counts on from the one that was saved', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'saving' })
    await form.saves[0]!.answer()
    expect(form.state.get()).toMatchObject({ stored: { version: 1 }, saving: 'saved' })
    form.save('b')
    expect(form.sent()).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
  })

  it('goes on from the one that was loaded', () => {
    const form = createForm()
    form.loaded(formWith(4, 'a'))
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'idle' })
    form.save('b')
    expect(form.sent()).toEqual([[4, 'b']])
  })

  it('sends one save at a time, and then only the latest answers', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    form.save('ab')
    form.save('abc')
    expect(form.sent()).toEqual([[0, 'a']])
    await form.saves[0]!.answer()
    expect(form.state.get()).toMatchObject({ answers: 'abc', saving: 'saving' })
    await form.saves[1]!.answer()
    expect(form.sent()).toEqual([
      [0, 'a'],
      [1, 'abc'],
    ])
    expect(form.state.get()).toMatchObject({ answers: 'abc', saving: 'saved' })
  })

  it('keeps what could not be saved, says so, and saves it when asked again', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    await form.saves[0]!.answer(broken)
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'failed', changed: undefined })
    const settled = form.settled()
    await form.saves[1]!.answer(broken)
    expect(await settled).toBeUndefined()
    form.retry()
    await form.saves[2]!.answer()
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'saved' })
    expect(await form.settled()).toMatchObject({ version: 1, key: 'key-1' })
  })

  it('is saved by itself when a busy server has asked to wait, after that time', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    const busy = Object.assign(new ApiError('status', '/api/forms/x', 'busy', 429), { waitSeconds: 40 })
    await form.saves[0]!.answer(busy)
    expect(form.state.get()).toMatchObject({ saving: 'failed' })
    expect(form.pauses).toEqual([40])
    form.pause()
    await form.saves[1]!.answer()
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'saved' })
  })

  it('waits as long as a busy server has asked, also where somebody types on, unless they press', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    const busy = Object.assign(new ApiError('status', '/api/forms/x', 'busy', 429), { waitSeconds: 40 })
    await form.saves[0]!.answer(busy)
    form.typed('ab')
    form.typed('abc')
    expect(form.pauses).toEqual([40])
    form.pause()
    expect(form.sent()).toEqual([
      [0, 'a'],
      [0, 'abc'],
    ])
    await form.saves[1]!.answer(busy)
    form.typed('abcd')
    form.retry()
    await form.saves[2]!.answer()
    form.typed('abcde')
    expect(form.sent().at(-1)).toEqual([0, 'abcd'])
    expect(form.pauses).toEqual([40, 40, undefined])
  })

  it('keeps the later answers when an earlier save fails', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    form.save('ab')
    await form.saves[0]!.answer(broken)
    form.retry()
    expect(form.sent().at(-1)).toEqual([0, 'ab'])
  })

  it('does not lose what is not saved to what a new visit loads', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    await form.saves[0]!.answer(broken)
    form.loaded(formWith(3, 'theirs'))
    expect(form.state.get().answers).toBe('a')
  })

  it('waits for the running save before it is submitted', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    const settled = form.settled()
    await form.saves[0]!.answer()
    expect(await settled).toMatchObject({ version: 1 })
  })

  it('is gone once it was submitted', async () => {
    const form = createForm()
    form.loaded(formWith(2, 'a'))
    form.ended()
    expect(form.state.get()).toEqual({ stored: null, answers: undefined, saving: 'idle', changed: undefined })
  })
})

describe('What is typed into a form', () => {
  it('is saved after a pause', () => {
    const form = createForm()
    form.loaded(null)
    form.typed('a')
    form.typed('ab')
    expect(form.state.get()).toMatchObject({ answers: 'ab', saving: 'unsaved' })
    expect(form.saves).toHaveLength(0)
    form.pause()
    expect(form.sent()).toEqual([[0, 'ab']])
  })

  it('can change the latest answers, several times before they are saved', () => {
    const form = createForm()
    form.loaded(null)
    form.edit((now) => `${now ?? 'none'}, a`)
    form.edit((now) => `${now ?? 'none'}, b`)
    form.pause()
    expect(form.sent()).toEqual([[0, 'none, a, b']])
  })

  it('is saved once when the next step saves before the pause has ended', async () => {
    const form = createForm()
    form.loaded(null)
    form.typed('ab')
    form.save('abc')
    form.pause()
    await form.saves[0]!.answer()
    expect(form.sent()).toEqual([[0, 'abc']])
  })

  it('goes with a discarded form', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.typed('ab')
    await form.discard()
    form.pause()
    expect(form.saves).toHaveLength(0)
  })
})

describe('Submitting a form', () => {
  it('saves what is waiting, sends what is stored, and is gone once that is taken in', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.typed('ab')
    const sent: (string | undefined)[] = []
    const submitted = form.submit(async ({ answers, version }) => sent.push(`${version} ${answers}`))
    await form.saves[0]!.answer()
    expect(await submitted).toBe(1)
    expect(sent).toEqual(['2 ab'])
    form.ended()
    expect(form.state.get()).toMatchObject({ stored: null, answers: undefined })
  })

  it('sends nothing while something could not be saved', async () => {
    const form = createForm()
    form.loaded(null)
    form.save('a')
    const submitted = form.submit(() => Promise.reject(broken))
    await form.saves[0]!.answer(broken)
    expect(await submitted).toBeUndefined()
    expect(form.state.get()).toMatchObject({ answers: 'a', saving: 'failed' })
  })

  it('keeps the form when it fails', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    await expect(form.submit(() => Promise.reject(broken))).rejects.toBe(broken)
    expect(form.state.get()).toMatchObject({ stored: { version: 1 }, answers: 'a' })
  })

  it('shows what somebody else has saved meanwhile', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    const theirs = formWith(2, 'theirs')
    expect(await form.submit(() => Promise.reject(new FormChanged(theirs)))).toBeUndefined()
    expect(form.state.get()).toMatchObject({ answers: 'a', changed: { theirs } })
  })
})

describe('A form that somebody else has changed', () => {
  async function changedForm(theirs: ReadForm<string> | null) {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.save('mine')
    await form.saves[0]!.answer(new FormChanged(theirs))
    return form
  }

  it('shows both versions and saves nothing before one is chosen', async () => {
    const form = await changedForm(formWith(2, 'theirs', 'Grace Bello'))
    expect(form.state.get()).toMatchObject({
      answers: 'mine',
      saving: 'failed',
      changed: { theirs: { answers: 'theirs', savedBy: 'Grace Bello' } },
    })
    form.retry()
    form.save('still mine')
    expect(form.saves).toHaveLength(1)
    expect(await form.settled()).toBeUndefined()
  })

  it('goes on with theirs', async () => {
    const form = await changedForm(formWith(2, 'theirs'))
    form.takeTheirs()
    expect(form.state.get()).toMatchObject({ answers: 'theirs', saving: 'idle', changed: undefined })
    form.save('more')
    expect(form.sent().at(-1)).toEqual([2, 'more'])
  })

  it('goes on with mine, over their version', async () => {
    const form = await changedForm(formWith(2, 'theirs'))
    form.keepMine()
    expect(form.sent().at(-1)).toEqual([2, 'mine'])
    await form.saves[1]!.answer()
    expect(form.state.get()).toMatchObject({ answers: 'mine', saving: 'saved', changed: undefined })
  })

  it('begins again with mine, or stays away, when it was submitted or discarded there', async () => {
    const kept = await changedForm(null)
    kept.keepMine()
    expect(kept.sent().at(-1)).toEqual([0, 'mine'])
    const left = await changedForm(null)
    left.takeTheirs()
    expect(left.state.get()).toMatchObject({ stored: null, answers: undefined, changed: undefined })
  })
})

describe('Discarding a form', () => {
  it('takes away the version that is stored, after the running save', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.save('b')
    const discarded = form.discard()
    await form.saves[0]!.answer()
    expect(await discarded).toBe(true)
    expect(form.discarded).toEqual([2])
    expect(form.state.get()).toMatchObject({ stored: null, answers: undefined })
  })

  it('needs no call where nothing is stored', async () => {
    const form = createForm()
    form.loaded(null)
    expect(await form.discard()).toBe(true)
    expect(form.discarded).toEqual([])
  })

  it('keeps everything when the call fails', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.refusals.push(broken)
    await expect(form.discard()).rejects.toBe(broken)
    expect(form.state.get()).toMatchObject({ stored: { version: 1 }, answers: 'a' })
  })

  it('shows what somebody else has saved meanwhile', async () => {
    const form = createForm()
    form.loaded(formWith(1, 'a'))
    form.refusals.push(new FormChanged(formWith(2, 'theirs')))
    expect(await form.discard()).toBe(false)
    expect(form.state.get()).toMatchObject({ answers: 'a', changed: { theirs: { answers: 'theirs' } } })
  })
})
