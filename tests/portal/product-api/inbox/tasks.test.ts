// Forms that were begun and not sent are among the tasks of whoever may open them.
import { describe, expect, it } from 'vitest'
import type { Api } from '#http/client.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { discardFormInProgress, saveFormInProgress } from '#forms/drafts.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../support/sandbox.ts'

const save = (api: Api, job: string, answers: Record<string, unknown>) =>
  api.call(saveFormInProgress, { params: { job }, body: { version: 0, answers } })

const unsent = async (api: Api) =>
  (await api.call(listTasks)).tasks
    .filter(({ kind }) => kind === 'unsent-form')
    .map(({ title, job, accountId }) => ({ title, job, accountId }))

describe('The tasks of a client', () => {
  it('have each form that was begun and not sent, until it is discarded', async () => {
    const api = overSandbox().as(people.amelia)
    expect(await unsent(api)).toEqual([])
    await save(api, 'bank-transfer', { accountId: 'A-U-20002-2', amount: '5000' })
    expect(await unsent(api)).toEqual([
      { title: 'Payment in, not sent', job: 'bank-transfer', accountId: 'A-U-20002-2' },
    ])
    await api.call(discardFormInProgress, { params: { job: 'bank-transfer' }, query: { version: 1 } })
    expect(await unsent(api)).toEqual([])
  })

  it('have a request that was begun and not sent, by what is asked for; none of a page that is gone', async () => {
    const api = overSandbox().as(people.amelia)
    await save(api, 'request-make-a-complaint', { about: 'a' })
    await save(api, 'request-gone', {})
    expect(await unsent(api)).toEqual([
      { title: 'Complaint, not sent', job: 'request-make-a-complaint', accountId: null },
    ])
  })

  it('have neither plans nor accounts of others', async () => {
    const api = overSandbox().as(people.amelia)
    await save(api, 'retirement-plan', {})
    await save(api, 'withdrawal', { accountId: 'A-U-20008-1' })
    expect(await unsent(api)).toEqual([{ title: 'Withdrawal, not sent', job: 'withdrawal', accountId: null }])
  })
})
