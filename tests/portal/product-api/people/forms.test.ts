// The store of forms in progress: versions, whose form it is, and what it refuses.
import { describe, expect, it } from 'vitest'
import type { StoredForm } from '#forms/drafts.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const graceForRose: Caller = { ...people.grace, clientId: 'C-30003' }
const path = '/api/forms/portfolio-review'

function openForms() {
  const { send } = openSandbox()
  const put = (caller: Caller, version: number, answers: unknown) =>
    send(caller, 'PUT', path, { version, answers })
  const read = (caller: Caller) => (send(caller, 'GET', path).body as { form: StoredForm | null }).form
  return { send, put, read }
}

describe('A form in progress', () => {
  it('is none at first', () => {
    const { send } = openForms()
    expect(send(people.amelia, 'GET', path)).toMatchObject({ status: 200, body: { form: null } })
  })

  it('keeps its answers, its key and when it was started; each save counts its version on', () => {
    const { put, read } = openForms()
    const first = put(people.amelia, 0, { goal: 'A house' }).body as StoredForm
    expect(first).toEqual({
      version: 1,
      answers: { goal: 'A house' },
      key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      startedAt: '2026-11-21T12:00:00.000Z',
      savedAt: '2026-11-21T12:00:00.000Z',
      savedBy: 'Amelia Hart',
    })
    expect(put(people.amelia, 1, { goal: 'A boat' }).body).toEqual({
      ...first,
      version: 2,
      answers: { goal: 'A boat' },
    })
    expect(read(people.amelia)).toMatchObject({ version: 2, answers: { goal: 'A boat' } })
  })

  it('is not overwritten by a save that began from an older version', () => {
    const { put, read } = openForms()
    put(people.amelia, 0, { goal: 'A house' })
    put(people.amelia, 1, { goal: 'A boat' })
    expect(put(people.amelia, 1, { goal: 'A car' })).toMatchObject({
      status: 409,
      body: {
        reason: 'form-changed',
        message: expect.any(String),
        form: { version: 2, answers: { goal: 'A boat' } },
      },
    })
    expect(put(people.amelia, 0, { goal: 'A car' }).status).toBe(409)
    expect(put(people.amelia, 7, { goal: 'A car' }).status).toBe(409)
    expect(read(people.amelia)).toMatchObject({ version: 2, answers: { goal: 'A boat' } })
  })

  it('answers a save that is sent twice as it did the first time', () => {
    const { put } = openForms()
    const first = put(people.amelia, 0, { goal: 'A house' })
    expect(put(people.amelia, 0, { goal: 'A house' })).toEqual(first)
    const second = put(people.amelia, 1, { goal: 'A boat' })
    expect(put(people.amelia, 1, { goal: 'A boat' })).toEqual(second)
  })

  it('goes when it is discarded, unless somebody has changed it meanwhile', () => {
    const { send, put, read } = openForms()
    put(people.amelia, 0, { goal: 'A house' })
    put(people.amelia, 1, { goal: 'A boat' })
    expect(send(people.amelia, 'DELETE', `${path}?version=1`)).toMatchObject({
      status: 409,
      body: { reason: 'form-changed', form: { version: 2 } },
    })
    expect(send(people.amelia, 'DELETE', `${path}?version=2`).status).toBe(204)
    expect(send(people.amelia, 'DELETE', `${path}?version=2`).status).toBe(204)
    expect(read(people.amelia)).toBeNull()
  })

  it('has another key than a discarded one before it, and no tab can mistake one for the other', () => {
    const { send, put, read } = openForms()
    const { key } = put(people.amelia, 0, { goal: 'A house' }).body as StoredForm
    send(people.amelia, 'DELETE', `${path}?version=1`)
    expect(put(people.amelia, 1, { goal: 'A car' })).toMatchObject({ status: 409, body: { form: null } })
    put(people.amelia, 0, { goal: 'A boat' })
    expect(put(people.amelia, 1, { goal: 'A car' }).status).toBe(409)
    expect(read(people.amelia)).toMatchObject({ answers: { goal: 'A boat' } })
    expect(read(people.amelia)!.key).not.toBe(key)
  })

  it('is saved for a client by a delegate under the delegate’s name, and is nobody else’s', () => {
    const { put, read } = openForms()
    expect(put(graceForRose, 0, { goal: 'A house' })).toMatchObject({
      status: 200,
      body: { savedBy: 'Grace Lin' },
    })
    expect(read(graceForRose)).toMatchObject({ savedBy: 'Grace Lin' })
    expect(read(people.grace)).toBeNull()
    expect(read(people.amelia)).toBeNull()
  })

  it('is closed to a viewer', () => {
    const { send } = openForms()
    const viewer = { ...people.isla, clientId: 'C-30007' }
    for (const method of ['GET', 'PUT', 'DELETE']) expect(send(viewer, method, path).status).toBe(403)
  })

  it.each([
    ['a job with capitals', 'PUT', '/api/forms/Review', { version: 0, answers: {} }],
    ['a job of 41 letters', 'GET', `/api/forms/${'a'.repeat(41)}`, undefined],
    ['no version', 'PUT', path, { answers: {} }],
    ['a version below none', 'PUT', path, { version: -1, answers: {} }],
    ['answers that are a list', 'PUT', path, { version: 0, answers: [] }],
    ['answers of more than 100 kB', 'PUT', path, { version: 0, answers: { text: 'é'.repeat(50_000) } }],
    ['discarding without a version', 'DELETE', path, undefined],
    ['discarding a version that is no number', 'DELETE', `${path}?version=last`, undefined],
  ])('refuses %s', (_what, method, address, body) => {
    const { send } = openForms()
    expect(send(people.amelia, method, address, body).status).toBe(400)
  })

  it('takes answers of just 100 kB', () => {
    const { put } = openForms()
    expect(put(people.amelia, 0, { text: 'a'.repeat(100_000 - '{"text":""}'.length) }).status).toBe(200)
  })
})
