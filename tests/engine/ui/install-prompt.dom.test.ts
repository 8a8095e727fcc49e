import { describe, expect, it, vi } from 'vitest'
import { listenForInstall } from '#ui/install-prompt.ts'

function offer(target: EventTarget) {
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  target.dispatchEvent(event)
  return { event, prompt }
}

describe('the browser’s offer to install the app', () => {
  it('is kept until it is wanted, and the browser’s own bar is held back', () => {
    const target = new EventTarget()
    const install = listenForInstall(target)
    expect(install.offered()).toBe(false)
    const { event } = offer(target)
    expect(install.offered()).toBe(true)
    expect(event.defaultPrevented).toBe(true)
  })

  it('is used once', async () => {
    const target = new EventTarget()
    const install = listenForInstall(target)
    const { prompt } = offer(target)
    expect(await install.ask()).toBe(true)
    expect(await install.ask()).toBe(false)
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  it('is gone once the app is installed', () => {
    const target = new EventTarget()
    const install = listenForInstall(target)
    offer(target)
    target.dispatchEvent(new Event('appinstalled'))
    expect(install.offered()).toBe(false)
  })
})
