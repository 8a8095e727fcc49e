import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { resolveDialog } from '#runtime/resolve-dialog.ts'
import { client, encode, manifest } from './shipped-manifest.ts'

const liam: Facts = { ...client, invitation: 'open' }
const names = { user: 'Liam Ford', active: 'Liam Ford', inviter: 'Nora Ford' }
const dialog = (facts: Facts, seen: string[] = [], hasChosenCookies = true) =>
  resolveDialog(manifest, encode({ ...liam, ...facts }), names, (key) =>
    key === 'cookie-consent' ? hasChosenCookies : seen.includes(key),
  )

describe('A person with an open invitation', () => {
  it('reads the inviter’s name, and can look or be reminded [R-SHARE-11]', () => {
    expect(dialog({})).toMatchObject({
      id: 'pending-shared-access',
      title: 'Nora Ford has invited you to view their account',
      actions: [
        {
          label: 'See the invitation',
          target: { kind: 'route', href: '/myaccount/customerinformation/shared-access/shared-with-you' },
        },
        { label: 'Remind me later', target: { kind: 'command', command: 'remind-me-later' } },
      ],
      dismissable: true,
    })
  })

  it('is not asked twice, while another account is shown, or during account opening [R-SHARE-12]', () => {
    expect(dialog({}, ['HasShownPendingSharedAccessModal'])).toBeUndefined()
    expect(dialog({ invitation: 'none' })).toBeUndefined()
    expect(dialog({ area: 'account-opening' })).toBeUndefined()
    const acting = { session: 'delegated', grants: 'delegated-access' }
    expect(dialog(acting, ['granted-access-modal'])).toBeUndefined()
  })

  it('sees the more urgent dialog first, one at a time', () => {
    const inApp = { platform: 'pwa', member: 'registered', 'own-member': 'registered' }
    expect(dialog(inApp)?.id).toBe('pwa-registered')
    expect(dialog(inApp, ['HasShownPwaRegisteredModal'])?.id).toBe('pending-shared-access')
    expect(dialog({ session: 'shared', grants: 'shared-access' })?.id).toBe('granted-access')
  })
})

describe('A person in the installed app', () => {
  const registered = { invitation: 'none', member: 'registered', 'own-member': 'registered' }

  it('reads that it is optimised for clients, where they have no accounts and act for nobody [R-PWA-18]', () => {
    const inApp = { ...registered, platform: 'pwa' }
    const acting = { ...inApp, member: 'client', session: 'delegated', grants: 'delegated-access' }
    expect(dialog(inApp)).toMatchObject({
      id: 'pwa-registered',
      text: expect.stringContaining('optimised for clients'),
    })
    expect(dialog({ platform: 'pwa', invitation: 'none' })).toBeUndefined()
    expect(dialog(acting, ['granted-access-modal'])).toBeUndefined()
    expect(dialog(registered)).toBeUndefined()
  })
})

describe('A person whose flags are not loaded yet', () => {
  it('gets a dialog once it is decided what it says and which buttons it has', () => {
    const [first] = manifest.dialogs
    const guard = manifest.guards['retirement-planner-on']!
    const when = guard.kind === 'require' ? guard.require : 0
    const withFlag: Manifest = {
      ...manifest,
      dialogs: [{ ...first!, text: [{ when, text: 'New' }, ...first!.text] }],
    }
    const shown = (value: string | undefined) =>
      resolveDialog(
        withFlag,
        encode({
          ...liam,
          session: 'delegated',
          grants: 'delegated-access',
          'flag.retirement-planner': value,
        }),
        names,
        () => false,
      )?.text
    expect([shown(undefined), shown('true')]).toEqual([undefined, 'New'])
  })
})

describe('A person whose browser has no answer about cookies', () => {
  it('is asked by a bar after every dialog, but not where they could not change it', () => {
    expect(dialog({}, [], false)?.id).toBe('pending-shared-access')
    expect(dialog({}, ['HasShownPendingSharedAccessModal'], false)).toMatchObject({
      id: 'cookie-consent',
      bar: true,
    })
    const viewing = { session: 'shared', grants: 'shared-access' }
    expect(dialog(viewing, ['granted-access-modal'], false)).toBeUndefined()
  })
})
