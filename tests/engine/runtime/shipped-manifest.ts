// The manifest of config/, and the facts of a client on an ordinary page.
import { compile } from '#manifest/compile.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

export const manifest = compile(readConfigFolder(), readProduct()).manifest!
export const encode = createEncoder(manifest)
export const client: Facts = {
  session: 'normal',
  member: 'client',
  'own-member': 'client',
  grants: 'no-access',
  attorney: 'false',
  'just-signed-out': 'false',
  platform: 'web',
  view: 'desktop',
  os: 'other',
  area: 'default',
  'has-children': 'false',
  'flag.shared-access': 'true',
}
