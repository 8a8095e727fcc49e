// A session that ends while somebody writes: the real draft, session, client and provider, over HTTP.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DraftInput } from '#api/inbox/message-writing.ts'
import { openForms, registerOpenForm } from '#base/browser/open-forms.ts'
import { openProductApi } from '#product-api/product-api.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { createDraftAutosave } from '#screens/messages/writing/draft-autosave.ts'
import { saveOver } from '#screens/messages/writing/use-draft.ts'
import { TestProfile, type TestTab } from '../../../engine/session/page.ts'
import { signInAs } from '../../../engine/session/signing-in.ts'
import { control, journalOf, openSandbox } from '../../../sandbox/sandbox-client.ts'

let sandbox: Sandbox & AsyncDisposable
let tab: TestTab
let release = () => {}

beforeEach(async () => {
  sandbox = await openSandbox(({ now }) => openProductApi({ file: ':memory:', now }))
  tab = new TestProfile(sandbox.url).openTab({ openForms })
  await signInAs(tab, sandbox, 'client')
})
afterEach(() => {
  release()
  return sandbox[Symbol.asyncDispose]()
})

/** Writes, and ends the session before the pause in typing that saves it: the answers to what was sent until then. */
async function writeUntil(end: () => unknown): Promise<(number | undefined)[]> {
  const api = tab.session.api()!
  const draft = createDraftAutosave<DraftInput>({
    save: async (input, id) => (await saveOver(api, input, id, undefined)).id,
    later: () => () => {},
    onState: () => {},
  })
  release = registerOpenForm(draft)
  const { next } = await journalOf(sandbox)
  const input = { threadId: null, topic: 'My accounts', accountId: null, subject: 'My ISA' } as const
  draft.changed({ ...input, body: 'The last words that I typed' })
  await end()
  await expect.poll(() => tab.session.get().mode, { timeout: 10_000 }).toBe('anonymous')
  const { entries } = await journalOf(sandbox, next)
  return entries.flatMap(({ path, method, status }) =>
    method === 'POST' && path === '/api/messages/drafts' ? [status] : [],
  )
}

async function logOutElsewhere() {
  const other = tab.profile.openTab()
  await signInAs(other, sandbox, 'client')
  await other.session.logOut('own-choice')
}

async function logOutWithout(fault: object) {
  await control(sandbox, 'PUT', 'faults', [{ path: '/api/messages/drafts', ...fault }])
  await tab.session.logOut('own-choice')
}

describe('Somebody whose session ends within a second of the last key', () => {
  it.each([
    ['by inactivity', () => tab.session.logOut('inactivity'), 'kept'],
    ['because a service did not answer', () => tab.session.logOut('unreachable'), 'kept'],
    ['in another tab', logOutElsewhere, 'kept'],
    ['while the page sleeps', () => tab.clock.sleep(8 * 3600), 'kept'],
    ['by their own choice', () => tab.session.logOut('own-choice'), undefined],
  ] as const)('has what they typed on the server when it ends %s', async (_how, end, typed) => {
    expect(await writeUntil(end)).toEqual([200])
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous' })
    expect((tab.session.get() as { typed?: string }).typed).toBe(typed)
  })

  it.each([
    ['the token has ended', () => logOutWithout({ status: 401 }), [401]],
    ['the server fails', () => logOutWithout({ status: 500 }), [500]],
    ['no answer comes within five seconds', () => logOutWithout({ delayMs: 8000 }), [undefined]],
  ] as const)('reads that it may not be saved where %s', async (_why, end, answers) => {
    expect(await writeUntil(end)).toEqual(answers)
    expect(tab.session.get()).toHaveProperty('typed', 'unsaved')
  })

  it('is signed out once, by the first of several causes, though it is saved first', async () => {
    const answers = await writeUntil(() => {
      void tab.session.logOut('inactivity')
      expect(tab.session.get().mode).toBe('normal')
      return tab.session.logOut('unreachable')
    })
    expect(answers).toEqual([200])
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity', typed: 'kept' })
    expect(tab.visited).toHaveLength(2)
  })
})
