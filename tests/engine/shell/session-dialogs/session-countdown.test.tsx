import { act } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '#base/state/store.ts'
import type { CountdownState } from '#session/expiry/countdown.ts'
import SessionCountdown from '#shell/session-dialogs/session-countdown.tsx'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { createModalStack } from '#ui/modals/modals.ts'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { buttonNamed, press, render } from '../../ui/render.tsx'

const counting = (left: number, more: object = {}): CountdownState => ({
  phase: 'counting',
  left,
  isContinuing: false,
  ...more,
})

/** The question as somebody sees it who has so much time left. */
async function asks(state: CountdownState) {
  const { get, set, subscribe } = createStore<CountdownState>(state)
  const [continueSession, logOut, run] = [vi.fn(), vi.fn(), vi.fn()]
  const services = { session: { countdown: { get, subscribe, continueSession }, logOut }, run }
  const place = await render(
    <ServicesContext value={services as unknown as PortalServices}>
      <SessionCountdown />
    </ServicesContext>,
  )
  return {
    place,
    ...{ continueSession, logOut, run },
    goesOn: (next: CountdownState) => act(async () => set(next)),
    press: (name: string) => press(buttonNamed(place, name)!),
    buttons: () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent),
    text: (role: string) => place.querySelector(`[role="${role}"]`)?.textContent,
  }
}

describe('Somebody whose session runs out', () => {
  it('sees each second, and hears the time left now and then [R-EXP-09]', async () => {
    const question = await asks(counting(60))
    const heard = new Set<string | undefined>()
    for (let left = 60; left > 0; left--) {
      await question.goesOn(counting(left))
      expect(question.text('timer')).toBe(left === 1 ? '1 second left' : `${left} seconds left`)
      heard.add(question.text('status'))
    }
    expect([...heard]).toEqual(
      [60, 45, 30, 15, 10].map((left) => `${left} seconds left to continue your session`),
    )
  })

  it('goes on by Continue, which has the focus [R-EXP-10]', async () => {
    const question = await asks(counting(60))
    expect(question.buttons()).toEqual(['Continue', 'Log out'])
    expect(document.activeElement?.textContent).toBe('Continue')
    expect(question.place.textContent).toContain('we sign you out when you have done nothing for a while')
    await question.press('Continue')
    expect(question.continueSession).toHaveBeenCalledOnce()
  })

  it.each([
    ['is given no button by the keys of a letter that they type', <textarea key="field" />, false],
    [
      'is given Continue where they were on a link',
      <a key="field" href="/">
        Home
      </a>,
      true,
    ],
  ])('%s', async (_, field, hasFocus) => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = () => undefined
    const { get, subscribe } = createStore(counting(60))
    const stack = createModalStack()
    const place = await render(
      <ServicesContext value={{ session: { countdown: { get, subscribe } } } as unknown as PortalServices}>
        {field}
        <ModalHost stack={stack} />
      </ServicesContext>,
    )
    place.querySelector<HTMLElement>('textarea, a')!.focus()
    // Its code comes after the dialog is open.
    const Late = lazy(async () => ({ default: SessionCountdown }))
    const content = () => (
      <Suspense>
        <Late />
      </Suspense>
    )
    await act(async () => stack.open({ title: 'Time', urgent: true, dismissable: false, content }))
    await vi.waitFor(() => expect(buttonNamed(place, 'Continue')).toBeDefined())
    expect(document.activeElement?.textContent === 'Continue').toBe(hasFocus)
    expect(place.querySelector('dialog')!.contains(document.activeElement)).toBe(true)
  })

  it('logs out by the other button', async () => {
    const question = await asks(counting(60))
    await question.press('Log out')
    expect(question.run.mock.calls).toEqual([['log-out']])
    expect(question.continueSession).not.toHaveBeenCalled()
  })

  it.each([
    [false, 'You have no connection just now. We keep trying until the time is up.'],
    [true, 'The sign-in service is not answering just now. We keep trying until the time is up.'],
  ])(
    'reads why they do not go on yet, and still sees the time left (online: %s)',
    async (isOnline, words) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      const question = await asks(counting(40, { isUnanswered: true }))
      expect(question.place.textContent).toContain(words)
      expect(question.text('timer')).toBe('40 seconds left')
    },
  )

  it('reads that it cannot be continued, and signs out by Ok, which no key that is typed presses [R-EXP-14, R-EXP-15, R-EXP-16]', async () => {
    const question = await asks(counting(40))
    await question.goesOn({ phase: 'failed' })
    expect(question.text('alert')).toBe('We were unable to continue your session')
    expect(question.text('timer')).toBeUndefined()
    expect(question.buttons()).toEqual(['Ok'])
    expect(document.activeElement?.textContent).toBe('We were unable to continue your session')
    await question.press('Ok')
    expect(question.logOut.mock.calls).toEqual([['expired']])
  })
})
