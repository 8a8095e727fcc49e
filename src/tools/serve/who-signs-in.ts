// What npm start prints of the people to sign in as.

interface Persona {
  id: string
  'user-id'?: string
  name: string
  about: string
  platform: string
}

/** Their names at the sandbox's provider; where the firm's own signs people in (`own`), their user ids. */
export function whoSignsIn(
  personas: readonly Persona[],
  own: { issuer: string; userIdClaim: string } | undefined,
  portalOrigin: string,
): string {
  const people = personas.flatMap(({ id, 'user-id': userId, name, about, platform }) => {
    const as = own ? userId : id
    if (id === 'visitor' || as === undefined) return []
    const where = platform === 'pwa' ? ` — open ${portalOrigin}/?platform=pwa` : ''
    return [`    ${as.padEnd(22)} ${name.padEnd(14)} ${about}${where}`]
  })
  const heading = own
    ? `  Sign in at ${own.issuer}. Its claim ${own.userIdClaim} says as whom:`
    : '  Sign in as (password "sandbox"):'
  return [heading, ...people].join('\n')
}
