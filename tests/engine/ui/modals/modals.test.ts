import { describe, expect, it, vi } from 'vitest'
import { createModalStack } from '#ui/modals/modals.ts'

const request = (title: string) => ({ title, content: () => null })

describe('the stack of modals', () => {
  it('keeps the one below while another is on top [R-MODAL-01]', () => {
    const stack = createModalStack()
    stack.open(request('Save your portfolio'))
    const session = stack.open(request('Your session is about to time out'))
    expect(stack.get().map((modal) => modal.title)).toEqual([
      'Save your portfolio',
      'Your session is about to time out',
    ])
    stack.close(session)
    expect(stack.get().map((modal) => modal.title)).toEqual(['Save your portfolio'])
  })

  it('opens a modal with a key once [R-MODAL-02]', () => {
    const stack = createModalStack()
    const first = stack.open({ ...request('Session'), key: 'session' })
    const second = stack.open({ ...request('Session again'), key: 'session' })
    expect(second).toBe(first)
    expect(stack.get()).toHaveLength(1)
    expect(stack.isOpen('session')).toBe(true)
  })

  it('opens a modal without a key as often as it is asked to', () => {
    const stack = createModalStack()
    stack.open(request('Help'))
    stack.open(request('Help'))
    expect(stack.get()).toHaveLength(2)
  })

  it('keeps an urgent one above those opened after it', () => {
    const stack = createModalStack()
    stack.open(request('Help'))
    stack.open({ ...request('Session'), urgent: true })
    stack.open(request('Save your portfolio'))
    expect(stack.get().map((modal) => modal.title)).toEqual(['Help', 'Save your portfolio', 'Session'])
  })

  it('can be emptied at once, telling every modal that it was closed', () => {
    const stack = createModalStack()
    const onClosed = vi.fn()
    stack.open({ ...request('One'), onClosed })
    stack.open({ ...request('Two'), onClosed, dismissable: false })
    stack.closeAll()
    expect(stack.get()).toEqual([])
    expect(onClosed).toHaveBeenCalledTimes(2)
  })

  it('is dismissable, medium and centred unless it says otherwise', () => {
    const stack = createModalStack()
    stack.open(request('Plain'))
    expect(stack.get()[0]).toMatchObject({ dismissable: true, size: 'medium', centred: true })
  })
})
