// Forms in progress, called as the portal calls them, over the sandbox.
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { discardForm, FormChanged, formQuery, saveForm } from '#forms/drafts.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import { people } from '../../portal/product-api/support/sandbox.ts'

const kind = { job: 'portfolio-review', schema: z.object({ goal: z.string() }) }

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('A form in progress', () => {
  it('is none, then the one that was saved', async () => {
    const { as, read } = overSandbox()
    const api = as(people.amelia)
    expect(await read(formQuery(api, kind))).toBeNull()
    const saved = await saveForm(api, kind, 0, { goal: 'A house' })
    expect(saved).toMatchObject({ version: 1, answers: { goal: 'A house' }, savedBy: 'Amelia Hart' })
    expect(await read({ ...formQuery(api, kind), staleTime: 0 })).toEqual(saved)
  })

  it('is read without answers that do not fit this version of the portal', async () => {
    const { as, read } = overSandbox()
    const api = as(people.amelia)
    await saveForm(api, { ...kind, schema: z.object({ goal: z.number() }) }, 0, { goal: 7 })
    expect(await read(formQuery(api, kind))).toMatchObject({ version: 1, answers: undefined })
  })

  it('comes back with the refusal when somebody else has saved it meanwhile', async () => {
    const { as } = overSandbox()
    const api = as(people.amelia)
    await saveForm(api, kind, 0, { goal: 'A house' })
    const failure = await failureOf(saveForm(api, kind, 0, { goal: 'A boat' }))
    expect(failure).toBeInstanceOf(FormChanged)
    expect(failure).toMatchObject({ theirs: { version: 1, answers: { goal: 'A house' } } })
    expect(await failureOf(discardForm(api, kind, 4))).toMatchObject({ theirs: { version: 1 } })
  })

  it('comes back as none when it was discarded elsewhere', async () => {
    const { as } = overSandbox()
    const api = as(people.amelia)
    await saveForm(api, kind, 0, { goal: 'A house' })
    await discardForm(api, kind, 1)
    expect(await failureOf(saveForm(api, kind, 1, { goal: 'A boat' }))).toMatchObject({
      name: 'FormChanged',
      theirs: null,
    })
  })
})
