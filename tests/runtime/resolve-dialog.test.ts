import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import type { MemoryName } from '#manifest/supplied.ts'
import { makeEncoder, type Facts } from '#runtime/person.ts'
import { resolveDialog } from '#runtime/resolve-dialog.ts'
import { listScreens, readConfigFolder } from '#tools/config-folder.ts'

const manifest = compile(readConfigFolder(), listScreens()).manifest!
const encode = makeEncoder(manifest)
const liam: Facts = {
  session: 'normal',
  member: 'client',
  'own-member': 'client',
  grants: 'no-access',
  invitation: 'open',
  'just-signed-out': 'false',
  platform: 'web',
  view: 'desktop',
  os: 'other',
  area: 'default',
  'has-children': 'false',
  'flag.shared-access': 'true',
}
const names = { userName: 'Liam Ford', activeName: 'Liam Ford', inviterName: 'Nora Ford' }
const dialog = (facts: Facts, seen: MemoryName[] = []) =>
  resolveDialog(manifest, encode({ ...liam, ...facts }), names, (memory) => seen.includes(memory))

describe('Somebody with an open invitation', () => {
  it('is asked by name, and may look or be reminded [R-SHARE-11]', () => {
    expect(dialog({})).toMatchObject({
      id: 'pending-shared-access',
      title: 'Nora Ford has invited you to view their account',
      actions: [
        {
          label: 'See the invitation',
          does: { kind: 'route', href: '/myaccount/customerinformation/shared-access/shared-with-you' },
        },
        { label: 'Remind me later', does: { kind: 'command', command: 'remind-me-later' } },
      ],
      dismissable: true,
    })
  })

  it('is not asked twice, nor while another’s account is shown, nor in the middle of account opening [R-SHARE-12]', () => {
    expect(dialog({}, ['HasShownPendingSharedAccessModal'])).toBeUndefined()
    expect(dialog({ invitation: 'none' })).toBeUndefined()
    expect(dialog({ area: 'account-opening' })).toBeUndefined()
    const acting = { session: 'delegated', grants: 'delegated-access' }
    expect(dialog(acting, ['granted-access-modal'])).toBeUndefined()
  })

  it('is first told what is more urgent, one thing at a time', () => {
    const inApp = { platform: 'pwa', member: 'registered', 'own-member': 'registered' }
    expect(dialog(inApp)?.id).toBe('pwa-registered')
    expect(dialog(inApp, ['HasShownPwaRegisteredModal'])?.id).toBe('pending-shared-access')
    expect(dialog({ session: 'shared', grants: 'shared-access' })?.id).toBe('granted-access')
  })
})
