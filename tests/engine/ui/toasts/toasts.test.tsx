import { readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import { completeToast } from '#ui/toasts/toast.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { press, render } from '../render.tsx'

const later = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-toast-id]')]
const staying = () => shown().filter((toast) => toast.dataset['leaving'] === undefined)
const texts = () => shown().map((toast) => toast.textContent)

async function host(): Promise<HTMLElement> {
  const place = await render(<ToastHost />)
  await settle()
  return place
}

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

afterEach(async () => {
  toasts.closeAll()
  await settle()
  await later(800)
  vi.useRealTimers()
})

async function show(request: Parameters<typeof toasts.show>[0]): Promise<string> {
  let id = ''
  await act(async () => {
    id = toasts.show(request)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
  return id
}

describe('A toast', () => {
  it('is an id, a message, a type, a duration, a position, what it lets people do, an icon and a group [R-ENT-21]', () => {
    expect(completeToast('t1', { message: 'Saved', type: 'success', icon: 'check', group: 'forms' })).toEqual(
      {
        id: 't1',
        message: 'Saved',
        type: 'success',
        duration: 4000,
        position: 'top-center',
        visible: true,
        autoClose: true,
        dismissible: true,
        icon: 'check',
        group: 'forms',
      },
    )
  })

  it('is created visible, on top in the middle, for four seconds [R-TOAST-03] [R-TOAST-05] [R-TOAST-09]', () => {
    expect(completeToast('t1', { message: 'Saved' })).toEqual({
      id: 't1',
      message: 'Saved',
      type: 'blank',
      duration: 4000,
      position: 'top-center',
      visible: true,
      autoClose: true,
      dismissible: true,
    })
  })

  it('has its id and its message on screen [R-TOAST-02]', async () => {
    await host()
    const id = await show({ message: 'Saved' })
    expect(shown().map((toast) => [toast.dataset['toastId'], toast.textContent])).toEqual([[id, 'Saved']])
  })

  it('begins its exit at four seconds and is gone 800 ms later [R-TOAST-03] [R-TOAST-08] [R-TOAST-10]', async () => {
    await host()
    await show({ message: 'Saved' })
    await later(3999)
    expect(staying()).toHaveLength(1)
    await later(1)
    expect(staying()).toHaveLength(0)
    await later(799)
    expect(shown()).toHaveLength(1)
    await later(1)
    expect(shown()).toHaveLength(0)
  })

  it('enters in 350 ms and leaves in 800 ms [R-TOAST-07] [R-TOAST-08]', async () => {
    await host()
    await show({ message: 'Saved' })
    const style = shown()[0]!.style
    expect([style.getPropertyValue('--toast-enter'), style.getPropertyValue('--toast-exit')]).toEqual([
      '350ms',
      '800ms',
    ])
  })

  it('has the duration it asks for [R-TOAST-03]', async () => {
    await host()
    await show({ message: 'Quick', duration: 1000 })
    await later(1000)
    expect(staying()).toHaveLength(0)
  })

  it('stays until closed without auto close [R-TOAST-11]', async () => {
    await host()
    const id = await show({ message: 'Stay', autoClose: false })
    await later(60_000)
    expect(staying()).toHaveLength(1)
    toasts.close(id)
    await settle()
    expect(staying()).toHaveLength(0)
  })

  it('stays thirty seconds while loading [R-TOAST-04]', async () => {
    await host()
    await show({ message: 'Sending', type: 'loading' })
    await later(29_000)
    expect(staying()).toHaveLength(1)
    await later(1000)
    expect(staying()).toHaveLength(0)
  })

  it('closes on a press when it is dismissible [R-TOAST-12]', async () => {
    await host()
    await show({ message: 'Press me' })
    await press(shown()[0]!)
    expect(staying()).toHaveLength(0)
  })

  it('ignores a press when it is not [R-TOAST-12]', async () => {
    await host()
    await show({ message: 'Press me', dismissible: false })
    await press(shown()[0]!)
    expect(staying()).toHaveLength(1)
    expect(shown()[0]!.querySelector('button')).toBeNull()
  })

  it('does not close while it is pointed at, and closes afterwards [R-TOAST-13]', async () => {
    await host()
    await show({ message: 'Read me' })
    await later(3000)
    const point = (type: string) =>
      act(async () => shown()[0]!.dispatchEvent(new MouseEvent(type, { bubbles: true })))
    await point('pointerover')
    await later(10_000)
    expect(staying()).toHaveLength(1)
    await point('pointerout')
    await later(1000)
    expect(staying()).toHaveLength(0)
  })

  it('stands where it asks to [R-TOAST-05]', async () => {
    await host()
    await show({ message: 'Below', position: 'bottom-left' })
    expect(shown()[0]!.parentElement!.dataset['position']).toBe('bottom-left')
  })

  it('shows its own icon in place of its type’s [R-TOAST-16]', async () => {
    await host()
    await show({ message: 'Plain', type: 'info' })
    await show({ message: 'Own', type: 'info', icon: 'basket' })
    const [plain, own] = shown().map((toast) => toast.querySelector('svg path')!.getAttribute('d'))
    expect(own).not.toBe(plain)
  })
})

describe('toasts together', () => {
  it('look different for each of the six types: role, icon and colour [R-TOAST-01]', async () => {
    await host()
    const looks = []
    for (const type of ['blank', 'error', 'success', 'loading', 'warning', 'info'] as const) {
      await show({ message: type, type })
      const toast = shown().find(({ textContent }) => textContent === type)!
      const icon = toast.querySelector('svg:not(button *)')?.innerHTML
      looks.push({
        type: toast.dataset['type'],
        role: toast.querySelector('[role]')!.getAttribute('role'),
        icon,
      })
      toasts.closeAll()
      await settle()
      await later(800)
    }
    expect(looks.map(({ type, role }) => [type, role])).toEqual([
      ['blank', 'status'],
      ['error', 'alert'],
      ['success', 'status'],
      ['loading', 'status'],
      ['warning', 'status'],
      ['info', 'status'],
    ])
    expect(looks.map(({ icon }) => icon === undefined)).toEqual([true, false, false, false, false, false])
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(6)
  })

  it('have a mark of one colour for each type, six colours in both themes [R-TOAST-01]', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const styles = read('../../../../src/engine/ui/toasts/toasts.module.css')
    const tokens = read('../../../../src/engine/ui/styles/tokens.css')
    const marks = [
      ...styles.matchAll(/\.toast(?:\[data-type='(\w+)'\])? \{\s*--mark: var\(--([\w-]+)\)/g),
    ].map(([, type = 'blank', token]) => [type, token] as const)
    expect(Object.fromEntries(marks)).toEqual({
      blank: 'ink',
      success: 'gain',
      error: 'loss',
      warning: 'brass',
      info: 'info',
      loading: 'pine',
    })
    const colours = marks.map(([, token]) =>
      new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)!.slice(1),
    )
    for (const theme of [0, 1]) expect(new Set(colours.map((pair) => pair[theme])).size).toBe(6)
    expect(styles).toMatch(/border-inline-start: 4px solid var\(--mark\)/)
  })

  it('are one status each, with the message alone in it', async () => {
    const place = await host()
    await show({ message: 'Saved' })
    await show({ message: 'Sent' })
    const regions = [...place.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    expect(regions.map((region) => region.textContent)).toEqual(['Saved', 'Sent'])
  })

  it('are at most five, and the others wait their turn [R-TOAST-06]', async () => {
    await host()
    for (const message of ['1', '2', '3', '4', '5', '6', '7']) await show({ message })
    expect(texts()).toEqual(['1', '2', '3', '4', '5'])
    await press(shown()[0]!)
    await later(800)
    expect(texts()).toEqual(['2', '3', '4', '5', '6'])
  })

  it('of one group close together [R-TOAST-17]', async () => {
    await host()
    await show({ message: 'a', group: 'upload' })
    await show({ message: 'b', group: 'upload' })
    await show({ message: 'c' })
    toasts.closeGroup('upload')
    await settle()
    expect(staying().map((toast) => toast.textContent)).toEqual(['c'])
  })
})

describe('a toast that follows work', () => {
  const words = { loading: 'Sending…', success: 'Sent', error: 'Not sent' }

  it('turns from loading to success [R-TOAST-14]', async () => {
    await host()
    const work = Promise.withResolvers<void>()
    void toasts.follow(work.promise, words)
    await settle()
    const id = shown()[0]!.dataset['toastId']
    expect(shown()[0]!.dataset['type']).toBe('loading')
    work.resolve()
    await settle()
    expect(
      shown().map((toast) => [toast.dataset['toastId'], toast.dataset['type'], toast.textContent]),
    ).toEqual([[id, 'success', 'Sent']])
    await later(4000)
    expect(staying()).toHaveLength(0)
  })

  it('turns from loading to error [R-TOAST-15]', async () => {
    await host()
    const work = Promise.withResolvers<void>()
    toasts.follow(work.promise, words).catch(() => undefined)
    await settle()
    work.reject(new Error('no'))
    await settle()
    expect(shown().map((toast) => [toast.dataset['type'], toast.textContent])).toEqual([
      ['error', 'Not sent'],
    ])
  })
})
