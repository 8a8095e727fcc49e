// Tells the error-reporting service of unhandled errors: name, message and place; no token, name or amount.

export type Report = (error: unknown, reference?: string) => void

const SECRETS = new RegExp(
  [
    /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/, // signed tokens
    /(?![A-Z_]+(?![\w-]))[\w-]{32,}/, // opaque ones; a long error code in capitals is none
    /[?&#](code|state|id_token_hint|userId)=[^&\s]*/,
    /Bearer\s+\S+/,
    /[^\s@]+@[^\s@]+/,
    /\u2212?-?[£$€]\s?[\d,.]*\d/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** What is sent about an error. What looks like a token, a sign-in parameter, an e-mail or an amount is cut out, and so are `names`. */
export function reportOf(
  error: unknown,
  path: string,
  names: readonly string[] = [],
): { name: string; message: string; path: string } {
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: String(error) }
  const nameless = names.filter(Boolean).reduce((text, known) => text.replaceAll(known, '…'), message)
  return { name, message: nameless.replace(SECRETS, '…').slice(0, 500), path }
}

export interface Reporter {
  report: Report
  /** From now on the names this gives are cut out of every report. */
  conceal(names: () => readonly string[]): void
}

/** Makes the reporter and listens for what nobody caught; each error object is told once. */
export function makeReporter(address: string | undefined): Reporter {
  const told = new WeakSet<object>()
  let names: () => readonly string[] = () => []
  const report: Report = (error, reference) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    if (import.meta.env.DEV) console.error(error)
    if (address === undefined) return
    const body = JSON.stringify({ ...reportOf(error, location.pathname, names()), reference })
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }))
  }
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  return {
    report,
    conceal: (given) => {
      names = given
    },
  }
}
