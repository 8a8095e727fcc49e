// The facts of an example person of config/personas.json, in one of their situations.
import type { Manifest } from '../manifest.ts'
import type { PersonasFile } from '../read/types.gen.ts'

export type Persona = PersonasFile['personas'][number]
export type Situation = Persona['situations'][number]

/** The facts and flags that config declares. */
interface Words {
  facts: readonly Pick<Manifest['facts'][number], 'id' | 'from'>[]
  flags: Readonly<Record<string, unknown>>
}

/** The facts that the portal would know about this persona in this situation, without the area. */
export function factsOfPersona(
  persona: Persona,
  situation: Situation,
  { facts: declared, flags }: Words,
): Record<string, string> {
  const known = new Set(declared.map(({ id }) => id))
  const said = Object.entries(situation).flatMap(([name, value]) =>
    known.has(name) ? [[name, String(value)]] : [],
  )
  const otherwise = declared.flatMap(({ id, from }) => (from ? [[id, from.otherwise]] : []))
  const facts: Record<string, string> = {
    grants: 'no-access',
    invitation: hasInvitation(persona) ? 'open' : 'none',
    'just-signed-out': 'false',
    ...Object.fromEntries(otherwise),
    ...Object.fromEntries(said),
    platform: persona.platform,
    os: persona.os,
    view: persona.platform === 'pwa' ? 'mobile' : 'desktop',
    ...Object.fromEntries(Object.keys(flags).map((id) => [`flag.${id}`, String(persona.flags.includes(id))])),
  }
  return Object.fromEntries(Object.entries(facts).filter(([id]) => known.has(id)))
}

const hasInvitation = ({ flags, shares }: Persona): boolean =>
  flags.includes('shared-access') && (shares?.some(({ status }) => status === 'Pending') ?? false)
