// What is wrong with settings that can be read: hosts that a page may not ask, and links without an address.
import { providerOrigins } from '#session/sign-in/discovery.ts'
import { wrong, type Finding, type Installation } from './finding.ts'

export function settingsFindings({ settings, portal, links }: Installation): Finding[] {
  const hosts = [...providerOrigins(settings), settings.apiHost, settings.errorReports]
  const isOpen = (host: string | undefined) => host !== undefined && new URL(host).protocol === 'http:'
  const open = new URL(portal).protocol === 'https:' ? hosts.filter(isOpen) : []
  const missing = links.filter((id) => settings.links[id] === undefined)
  return [
    ...open.map((host) =>
      wrong(
        'settings',
        `A page of ${portal} may not ask ${host}: browsers block http under https. Use https there.`,
      ),
    ),
    ...(missing.length === 0
      ? []
      : [
          wrong(
            'links',
            `\`links\` has no address for ${missing.join(', ')}, which the manifest links to. Add it.`,
          ),
        ]),
  ]
}
