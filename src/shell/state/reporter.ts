// Sends unhandled errors to the error-reporting service: name, message and path; no token, name of a person or amount.

export type Report = (error: unknown, reference?: string) => void

const SECRETS = new RegExp(
  [
    /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/, // signed tokens
    /(?![A-Z_]+(?![\w-]))[\w-]{32,}/, // opaque tokens, but no long error codes in capitals
    /[?&#](code|state|id_token_hint|userId)=[^&\s]*/,
    /Bearer\s+\S+/,
    /[^\s@]+@[^\s@]+/,
    /\u2212?-?[£$€]\s?[\d,.]*\d/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** The report of an error, with `names` and everything that looks like a token, sign-in parameter, e-mail or amount removed. */
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
  /** Removes these names from every later report. */
  redact(names: () => readonly string[]): void
}

/**
 * Makes the reporter and listens for unhandled errors. The same failure is reported once per tab, as far as `isFirst`
 * remembers. A report with a reference is always sent, because the person may quote it.
 */
export function makeReporter(address: string | undefined, isFirst: (cause: string) => boolean): Reporter {
  const reported = new WeakSet<object>()
  const sent = new Set<string>()
  let names: () => readonly string[] = () => []
  const report: Report = (error, reference) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    if (import.meta.env.DEV) console.error(error)
    if (address === undefined) return
    const body = JSON.stringify({ ...reportOf(error, location.pathname, names()), reference })
    if (sent.has(body)) return
    sent.add(body)
    if (reference === undefined && !isFirst(body)) return
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }))
  }
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  return {
    report,
    redact: (given) => {
      names = given
    },
  }
}
