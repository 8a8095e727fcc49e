// The providers under which every lie is told: the one of the sandbox's settings, and others with settings of their own.

export interface Variant {
  id: string
  /** How the provider names what the portal calls userId, name, email and phoneNumber. */
  claims?: Readonly<Record<string, string>>
  /** What it signs with: its main key and another one. */
  algorithms: readonly [main: string, other: string]
  /** It calls itself so, wherever it is. */
  issuer?: string
  /** Its issuer ends with a slash. */
  hasSlash?: true
  /** Its endpoints are on another origin than its issuer. */
  isElsewhere?: true
}

const CLAIMS = {
  userId: 'https://portal.example/claims/client-number',
  name: 'given_name',
  email: 'mail',
  phoneNumber: 'phone_number',
}

export const plain: Variant = { id: 'settings without a provider', algorithms: ['RS256', 'ES256'] }

export const variants: readonly Variant[] = [
  plain,
  { id: 'claims of other names', claims: CLAIMS, algorithms: ['RS256', 'ES256'] },
  { id: 'PS256 and ES384', algorithms: ['PS256', 'ES384'] },
  {
    id: 'an issuer with a slash, endpoints on another origin',
    algorithms: ['RS256', 'ES256'],
    hasSlash: true,
    isElsewhere: true,
  },
  {
    id: 'all of that, RS512 and Ed25519',
    claims: CLAIMS,
    algorithms: ['RS512', 'Ed25519'],
    hasSlash: true,
    isElsewhere: true,
  },
]

/** The fields of settings.json for such a provider. */
export function settingsFor(variant: Variant, issuer: string, endpoints: string): object {
  if (variant === plain) return { authority: issuer }
  return {
    authority: undefined,
    provider: {
      issuer,
      ...(variant.claims && { claims: variant.claims }),
      ...(variant.algorithms[0] !== 'RS256' && { algorithms: variant.algorithms }),
      ...(variant.isElsewhere && { origins: [new URL(endpoints).origin] }),
    },
  }
}
