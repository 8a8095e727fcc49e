import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

describe('A portal whose definition has no granted access', () => {
  const { problems } = compile(readConfigFolder(), { ...readProduct(), hasGrantedAccess: false })
  const said = problems.map(({ file, message }) => `${file.replace(/^config\//, '')}: ${message}`)

  it('is told of each of its facts and session modes that manifests declare', () => {
    expect(said.filter((text) => text.includes('no granted access'))).toEqual([
      'facts.json: This portal has no granted access, so no session is ever delegated.',
      'facts.json: This portal has no granted access, so no session is ever shared.',
      'facts.json: This portal has no granted access, so the fact "grants" would never be known.',
      'facts.json: This portal has no granted access, so the fact "invitation" would never be known.',
      'facts.json: This portal has no granted access, so the fact "attorney" would never be known.',
    ])
  })

  it('is told of each command and memory of it that manifests use', () => {
    expect(said.filter((text) => text.includes('is called')).toSorted()).toEqual([
      'banner.json: No command is called "open-picker", so pressing it would do nothing.',
      'dialogs.json: No command is called "remind-me-later", so pressing it would do nothing.',
      'dialogs.json: No seen-key is called "HasShownPendingSharedAccessModal", so the dialog would come back every time.',
      'dialogs.json: No seen-key is called "granted-access-modal", so the dialog would come back every time.',
      'header.json: No command is called "back-to-own-account", so pressing it would do nothing.',
    ])
  })
})
