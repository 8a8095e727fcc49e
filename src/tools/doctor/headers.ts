// The security headers of the page for given settings, and the line of nginx that names their hosts.
import { readSettings } from '#session/read-settings.ts'
import { connectedHosts, pageHeaders, policyReports } from '../build/page-headers.ts'

/** For the terminal. `isWrong`: the settings cannot be read, and the text says why. */
export function headersText(settingsText: string): { text: string; isWrong: boolean } {
  const outcome = readSettings(JSON.parse(settingsText))
  if ('problems' in outcome) return { text: outcome.problems.join('\n'), isWrong: true }
  const headers = pageHeaders('<new for each response>', outcome.settings)
  return {
    isWrong: false,
    text: [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      'In nginx.sample.conf, $portal_hosts:',
      `  default "${connectedHosts(outcome.settings).join(' ')}";`,
      'and $portal_reports:',
      `  default "${policyReports(outcome.settings, '/') ?? ''}";`,
    ].join('\n'),
  }
}
