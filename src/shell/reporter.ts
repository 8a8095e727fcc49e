// Tells the error-reporting service of unhandled errors: name, message and place; no token, name or amount.

export type Report = (error: unknown, reference?: string) => void

const SECRETS = /(eyJ[\w-]+\.[\w-]+(\.[\w-]*)?|[?&#](code|state|id_token_hint|userId)=[^&\s]*|Bearer\s+\S+)/g

/** What is sent about an error. Anything that looks like a token or a sign-in parameter is cut out. */
export function reportOf(error: unknown, path: string): { name: string; message: string; path: string } {
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: String(error) }
  return { name, message: message.replace(SECRETS, '…').slice(0, 500), path }
}

/** Makes the reporter and listens for what nobody caught; each error object is told once. */
export function makeReporter(address: string | undefined): Report {
  const told = new WeakSet<object>()
  const report: Report = (error, reference) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    if (import.meta.env.DEV) console.error(error)
    if (address === undefined) return
    const body = JSON.stringify({ ...reportOf(error, location.pathname), reference })
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }))
  }
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  return report
}
