// A form that its person's password has confirmed, and where they go.
import { describe, expect, it } from 'vitest'
import { createStore } from '#base/state/store.ts'
import { bindConfirmedForm } from '#shell/routing/bind-confirmed-form.ts'

describe('Somebody who is back with their password for a form', () => {
  const back = () => {
    const confirmedForm = createStore<string | undefined>(undefined)
    const router = createStore({ pathname: '/signin-oidc', isNavigating: false })
    bindConfirmedForm(confirmedForm, {
      get: () => {
        const { pathname, isNavigating } = router.get()
        return { location: { pathname }, isNavigating } as never
      },
      subscribe: router.subscribe,
    })
    const go = (pathname: string) => {
      router.set({ pathname: router.get().pathname, isNavigating: true })
      confirmedForm.set(confirmedForm.get() ?? (pathname === '/withdraw' ? 'key 1' : undefined))
      router.set({ pathname, isNavigating: false })
    }
    go('/withdraw')
    return { confirmedForm, go }
  }

  it('has it confirmed on the page where they come back', () => {
    const { confirmedForm, go } = back()
    go('/withdraw')
    expect(confirmedForm.get()).toBe('key 1')
  })

  it('has it confirmed no more once they go elsewhere', () => {
    const { confirmedForm, go } = back()
    go('/payments')
    expect(confirmedForm.get()).toBeUndefined()
  })
})
