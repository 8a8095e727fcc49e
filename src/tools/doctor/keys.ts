// Asks for the provider's keys, and holds them against the algorithms that the settings allow.
import { isRecord } from '#base/record.ts'
import type { ProviderMetadata } from '#session/sign-in/discovery.ts'
import { fine, reasonOf, wrong, type Finding, type Installation } from './finding.ts'

/** May a key of this kind sign with the algorithm? (RFC 7518, section 3.1; RFC 8037) */
function fits(key: Record<string, unknown>, algorithm: string): boolean {
  if (key['use'] === 'enc' || (typeof key['alg'] === 'string' && !sameAs(key['alg'], algorithm))) return false
  if (/^[RP]S/.test(algorithm)) return key['kty'] === 'RSA'
  const curves: Record<string, string> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }
  return key['crv'] === (curves[algorithm] ?? 'Ed25519')
}

const sameAs = (one: string, other: string): boolean =>
  one === other || [one, other].every((name) => ['EdDSA', 'Ed25519'].includes(name))

export async function keyFindings(
  { jwks_uri: address, id_token_signing_alg_values_supported: offered }: ProviderMetadata,
  { settings, ask }: Installation,
): Promise<Finding[]> {
  const allowed: string[] = settings.provider?.algorithms ?? ['RS256', 'ES256']
  const names = allowed.join(' or ')
  const used = Array.isArray(offered) ? offered.map(String) : undefined
  if (used && !used.some((name) => allowed.some((each) => sameAs(name, each))))
    return [
      wrong(
        'keys',
        `algorithms: the provider signs ID tokens with ${used.join(', ')}, and the settings allow ${names}. Allow what it signs with in \`provider.algorithms\`, or change it there.`,
      ),
    ]
  try {
    const body: unknown = await (await ask(address)).json()
    const all = isRecord(body) && Array.isArray(body['keys']) ? (body['keys'] as unknown[]) : []
    const usable = all.filter(isRecord).filter((key) => allowed.some((name) => fits(key, name)))
    return [
      usable.length > 0
        ? fine('keys', `${usable.length === 1 ? 'One key' : `${usable.length} keys`} can verify ID tokens.`)
        : wrong(
            'keys',
            `${address} has no key for ${names}, so no ID token can be verified. Sign ID tokens with one of them.`,
          ),
    ]
  } catch (error) {
    return [wrong('keys', `${address} cannot be read: ${reasonOf(error)}.`)]
  }
}
