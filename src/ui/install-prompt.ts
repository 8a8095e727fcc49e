// Catches the browser's offer to install the app, which comes once and early. The app's entry starts it; the download page asks it.

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

/** Listens on `target` (the window) for offers and for the installation itself. */
export function listenForInstall(target: EventTarget): InstallPrompt {
  let offer: InstallOffer | undefined
  const listeners = new Set<() => void>()
  const set = (next: InstallOffer | undefined) => {
    offer = next
    for (const listener of listeners) listener()
  }
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallOffer)
  })
  target.addEventListener('appinstalled', () => set(undefined))
  return {
    offered: () => offer !== undefined,
    async ask() {
      const asked = offer
      if (!asked) return false
      set(undefined)
      await asked.prompt()
      return true
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export const installPrompt = listenForInstall(globalThis)
