// Keeps the browser's beforeinstallprompt event, which fires once, early. main.tsx imports this; the download page uses it.
import { createStore } from '#base/state/store.ts'

interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export interface InstallPrompt {
  /** Has the browser offered to install, and has the offer not been used yet? */
  offered(): boolean
  /** Asks the browser to install. Each offer can be used once; false when there is none. */
  ask(): Promise<boolean>
  subscribe(onChange: () => void): () => void
}

/** Listens on `target` (the window) for the offer and for the installation. */
export function listenForInstall(target: EventTarget): InstallPrompt {
  const offer = createStore<InstallOffer | undefined>(undefined)
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallOffer)
  })
  target.addEventListener('appinstalled', () => offer.set(undefined))
  return {
    offered: () => offer.get() !== undefined,
    async ask() {
      const asked = offer.get()
      if (!asked) return false
      offer.set(undefined)
      await asked.prompt()
      return true
    },
    subscribe: offer.subscribe,
  }
}

export const installPrompt = listenForInstall(globalThis)
