// A form in progress on screen: loaded, saved after each step, taken up again, and changed by somebody else meanwhile.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { discardForm, saveForm } from '#forms/drafts.ts'
import { openForms } from '#base/browser/open-forms.ts'
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { ChangedElsewhere } from '#forms/in-progress/changed-elsewhere.tsx'
import { ResumeCard } from '#forms/in-progress/resume-card.tsx'
import { SavedLine } from '#forms/in-progress/saved-line.tsx'
import { useFormInProgress, type FormInProgress } from '#forms/in-progress/use-form-in-progress.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import { people } from '../../portal/product-api/support/sandbox.ts'
import { press, render, WithPortal } from '../ui/render.tsx'

const kind = { job: 'portfolio-review', schema: z.object({ goal: z.string() }) }
type Answers = z.infer<typeof kind.schema>

/** Amelia's page over the sandbox. `fails` makes every save fail while it is true. */
function amelia() {
  const api = overSandbox().as(people.amelia)
  const faults = { fails: false }
  const failing: Api = {
    ...api,
    call: (call, ...input) =>
      faults.fails && call.method !== 'GET'
        ? Promise.reject(new ApiError('offline', call.path, 'No network'))
        : api.call(call, ...input),
  }
  const client = new QueryClient()
  let form: FormInProgress<Answers>
  function Page() {
    form = useFormInProgress(kind)
    const { data } = form.query
    return (
      <>
        <p data-testid="answer">{form.query.isPending ? 'Loading' : (form.answers?.goal ?? 'Nothing yet')}</p>
        <SavedLine form={form} />
        {data && <ResumeCard found={data} form={form} onContinue={() => {}} onStartAgain={() => {}} />}
        <ChangedElsewhere form={form} describe={({ goal }) => [{ label: 'Goal', value: goal }]} />
      </>
    )
  }
  const open = async () => {
    cleanup()
    await render(
      <QueryClientProvider client={client}>
        <ApiContext value={failing}>
          <WithPortal>
            <Page />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>,
    )
    await waitFor(() => expect(answer()).not.toBe('Loading'))
  }
  return { api, faults, open, form: () => form, save: (goal: string) => act(async () => form.save({ goal })) }
}

const answer = () => screen.getByTestId('answer').textContent
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent

describe('A form in progress on screen', () => {
  it('says that the answers are saved', async () => {
    const page = amelia()
    await page.open()
    expect(answer()).toBe('Nothing yet')
    expect(status()).toBe('')
    await page.save('A house')
    expect(answer()).toBe('A house')
    expect(status()).toBe('Your answers are saved. You can leave and come back.')
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('says when it was started, and goes on with its answers', async () => {
    const page = amelia()
    await saveForm(page.api, kind, 0, { goal: 'A house' })
    await page.open()
    expect(screen.getByRole('heading').textContent).toBe('You started this on 21\u00a0November 2026 at 12:00')
    expect(answer()).toBe('A house')
  })

  it('starts again without the earlier answers', async () => {
    const page = amelia()
    await saveForm(page.api, kind, 0, { goal: 'A house' })
    await page.open()
    await press(button('Start again'))
    expect(answer()).toBe('Nothing yet')
    await page.save('A boat')
    expect(page.form().stored).toMatchObject({ answers: { goal: 'A boat' } })
  })

  it('offers only a new start where the answers couldn’t be read', async () => {
    const page = amelia()
    await saveForm(page.api, { ...kind, schema: z.object({ goal: z.number() }) }, 0, { goal: 7 })
    await page.open()
    expect(screen.getByText(/couldn’t be read/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await press(button('Start again'))
    await page.save('A boat')
    expect(status()).toContain('saved')
  })

  it('tells a session that ends whether what was typed is saved, and saves it then', async () => {
    const page = amelia()
    await page.open()
    expect(openForms.kept()).toBeUndefined()
    await act(async () => page.form().typed({ goal: 'A house' }))
    expect(openForms.kept()).toBe('unsaved')
    const saving = await act(async () => {
      openForms.save()
      return openForms.kept()
    })
    expect(saving).toBe('saving')
    await waitFor(() => expect(openForms.kept()).toBe('saved'))
    expect(page.form().stored).toMatchObject({ answers: { goal: 'A house' } })
    page.faults.fails = true
    await page.save('A boat')
    expect(openForms.kept()).toBe('unsaved')
    cleanup()
    expect(openForms.kept()).toBeUndefined()
  })

  it('keeps what could not be saved, asks before the page is left, and tries again', async () => {
    const page = amelia()
    await page.open()
    page.faults.fails = true
    await page.save('A house')
    expect(answer()).toBe('A house')
    expect(status()).toContain('We couldn’t save your answers. They are still on this page.')
    expect(hasUnsavedChanges()).toBe(true)
    page.faults.fails = false
    await press(button('Try again'))
    expect(status()).toBe('Your answers are saved. You can leave and come back.')
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('still has what could not be saved after another page was open', async () => {
    const page = amelia()
    await page.open()
    page.faults.fails = true
    await page.save('A house')
    await page.open()
    expect(answer()).toBe('A house')
    expect(status()).toContain('We couldn’t save your answers')
  })

  it('changed in another tab shows both versions and goes on with the chosen one', async () => {
    const page = amelia()
    await page.open()
    await saveForm(page.api, kind, 0, { goal: 'A house' })
    await page.save('A boat')
    expect(document.activeElement?.textContent).toBe('This has changed elsewhere')
    expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
      'There: A house',
      'On this page: A boat',
    ])
    await press(button('Keep the answers on this page'))
    expect(page.form().stored).toMatchObject({ version: 2, answers: { goal: 'A boat' } })
    expect(screen.queryByText('This has changed elsewhere')).toBeNull()
  })

  it('changed elsewhere goes on with the answers saved there', async () => {
    const page = amelia()
    await page.open()
    await saveForm(page.api, kind, 0, { goal: 'A house' })
    await page.save('A boat')
    await press(button('Use the answers saved there'))
    expect(answer()).toBe('A house')
  })

  it('says that it was discarded elsewhere', async () => {
    const page = amelia()
    await saveForm(page.api, kind, 0, { goal: 'A house' })
    await page.open()
    await discardForm(page.api, kind, 1)
    await page.save('A boat')
    expect(screen.getByText(/submitted or discarded in another tab, or by somebody else/)).toBeDefined()
    await press(button('Go on without them'))
    expect(answer()).toBe('Nothing yet')
  })
})
