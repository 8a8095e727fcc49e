// portal conformance: holds an API against the contract, and writes what was found to a file.
import { readFileSync, writeFileSync } from 'node:fs'
import { examine } from '../../conformance/conformance.ts'
import { findingsText } from '../../conformance/finding.ts'
import { readTokenFile, readWrites } from '../../conformance/token-file.ts'
import { toolsOf } from '../../product.ts'
import { previewOrigin } from '../../serve/ports.ts'
import { Usage } from '../usage.ts'
import type { Call } from './command.ts'

export async function conformance({ values, say }: Call): Promise<number> {
  const { api: host, portal = previewOrigin, out = 'conformance.json' } = values
  const [tokens, writes] = [values['token-file'], values['with-writes']]
  if (host === undefined || tokens === undefined)
    throw new Usage('conformance needs --api https://api.example and --token-file tokens.json.')
  const parts = await toolsOf().apiDocument?.()
  if (!parts) throw new Usage('portal.tools.ts of this portal names no apiDocument.')
  const findings = await examine({
    api: { host: new URL(host).origin, portal, ask: fetch, pathsWithoutUserId: parts.pathsWithoutUserId },
    people: readTokenFile(readFileSync(tokens, 'utf8')),
    calls: Object.values(parts.tags).flatMap(({ calls }) => calls),
    writes: writes === undefined ? undefined : readWrites(readFileSync(writes, 'utf8')),
  })
  writeFileSync(out, `${JSON.stringify({ api: host, findings }, null, 2)}\n`)
  say(`${findingsText(findings)}\nEach finding is in ${out}.`, findings)
  return findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0
}
