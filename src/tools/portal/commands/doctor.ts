// The command doctor: examines an installation's settings, and signs in there if it is asked to.
import { readFileSync } from 'node:fs'
import { signInPaths } from '#app/sign-in-paths.ts'
import { settingsText } from '../../build/settings-document.ts'
import { previewOrigin } from '../../serve/ports.ts'
import type { ManifestCall } from './command.ts'

export async function doctor({ values, say, manifest }: ManifestCall): Promise<number> {
  const { settings: file, portal = previewOrigin, user, 'password-file': passwordFile } = values
  const text = file === undefined ? settingsText() : readFileSync(file, 'utf8')
  if (values.headers) {
    const { headersText } = await import('../../doctor/headers.ts')
    const answer = headersText(text)
    say(answer.text, answer)
    return answer.isWrong ? 1 : 0
  }
  const as =
    user === undefined || passwordFile === undefined
      ? undefined
      : { user, password: readFileSync(passwordFile, 'utf8').trim() }
  if (values['sign-in'] && !as)
    console.error(
      'A browser opens. Sign in there, a second time when it asks again, and confirm the sign-out at the end.',
    )
  // Only here: the other commands use no network.
  const [{ examine, findingsText }, { personPath }] = await Promise.all([
    import('../../doctor/doctor.ts'),
    import('../../recorded-calls.ts'),
  ])
  const findings = await examine(text, {
    ...((values['sign-in'] ?? as) && { signIn: { as } }),
    portal,
    callback: signInPaths(manifest).callback,
    personPath: await personPath(),
    links: Object.keys(manifest.links),
    ask: fetch,
    now: Date.now,
  })
  say(findingsText(findings), findings)
  return findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0
}
