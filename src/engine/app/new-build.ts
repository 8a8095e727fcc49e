// Notices that a newer build of the portal is served, and applies it if no work is lost: the next link is followed
// by the browser itself, which loads the new page.
import { newerBuild, ownBuild } from '#base/browser/own-build.ts'
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import * as limits from '#base/limits.gen.ts'
import { isRecord } from '#base/record.ts'

/** Asks when the tab is looked at again, at most every 15 minutes. */
export function watchForNewBuild(): void {
  const own = ownBuild(document)
  let askedAt = Date.now()

  async function check(): Promise<void> {
    const isDue = Date.now() - askedAt >= limits['new-build-check-interval'].value * 1000
    if (newerBuild.get() || !isDue || document.visibilityState !== 'visible') return
    askedAt = Date.now()
    try {
      const answer: unknown = await (await fetch('/build.json', { cache: 'no-store' })).json()
      newerBuild.set(isRecord(answer) && typeof answer['id'] === 'string' && answer['id'] !== own)
    } catch {
      // Without a connection, or from a server without this file: the next check shows.
    }
  }

  document.addEventListener('visibilitychange', () => void check())
  addEventListener('focus', () => void check())
  document.addEventListener(
    'click',
    (event) => {
      if (!newerBuild.get() || hasUnsavedChanges() || !isPlain(event)) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Stops the event before React's router handles it: the browser follows the link.
      if (link && leadsToAnotherPage(link)) event.stopPropagation()
    },
    { capture: true },
  )
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

const leadsToAnotherPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.target === '' &&
  !link.hasAttribute('download')
