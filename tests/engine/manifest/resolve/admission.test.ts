import { describe, expect, it } from 'vitest'
import { cubeOf, membership } from '#manifest/conditions/membership.ts'
import { broken, compiled } from '../../../checks/broken-config.ts'

const installed =
  '{ "id": "installed", "path": "/installed", "title": "Installed", "area": "default", "redirect": [{ "when": { "platform": "pwa" }, "route": "phone" }, { "route": "download" }] }'
const phone =
  '{ "id": "phone", "path": "/phone", "title": "Phone", "area": "default", "redirect": [{ "when": { "os": "ios" }, "route": "installed" }, { "route": "not-found" }] }'

/** The people whom a link to this route does not turn away. */
function admitted(route: string, redirects: string): string[] {
  const find = '"routes": [\n    {\n      "id": "root"'
  const replace = find.replace('[', `[${redirects},`)
  const { resolved } = compiled(broken([{ file: 'config/routes/public.json', find, replace }]))
  return ['web', 'pwa'].flatMap((platform) =>
    ['ios', 'other'].flatMap((os) => {
      const person = cubeOf(resolved!, { platform, os })
      return membership(resolved!, resolved!.admits(route), person) === 'yes' ? [`${platform} ${os}`] : []
    }),
  )
}

describe('A person who follows a link to a page that leads on', () => {
  it.each([
    ['first', `${installed}, ${phone}`],
    ['last', `${phone}, ${installed}`],
  ])(
    'arrives unless the pages lead in a circle, also where the page that leads back is written %s',
    (_, both) => {
      expect(admitted('phone', both)).toEqual(['web ios', 'web other', 'pwa other'])
      expect(admitted('installed', both)).toEqual(['web ios', 'web other', 'pwa other'])
    },
  )
})
