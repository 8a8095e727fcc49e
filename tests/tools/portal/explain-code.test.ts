// What a situation code tells the person at the telephone, on the small portal of tests/checks/base in two releases.
import { describe, expect, it } from 'vitest'
import { encodeSituation } from '#runtime/situation/situation-code.ts'
import {
  readSituation,
  situationText,
  subjectText,
  type Read,
  type Release,
} from '#tools/portal/code/explain-code.ts'
import { personOf } from '#tools/inspector/from-code.ts'
import { base, broken, compiled, type Edit } from '../../checks/broken-config.ts'

function releaseOf(id: string, edits: readonly Edit[]): Release {
  const { manifest, resolved } = compiled(edits.length === 0 ? base : broken(edits), [])
  return { id, manifest: () => manifest!, resolved: () => resolved! }
}

const older = releaseOf('01d00000', [])
const newer = releaseOf('ae200000', [
  {
    file: 'config/menus/main.json',
    find: '"planner", "when": { "member": "client" } }',
    replace: '"planner" }, { "id": "news", "label": "News", "link": "help-hub" }',
  },
])
const releases = [newer, older]
const facts = {
  session: 'normal',
  member: 'registered',
  'own-member': 'registered',
  grants: 'no-access',
  'has-children': 'false',
  platform: 'web',
  os: 'other',
  'flag.sharing': 'false',
  'flag.planner': 'true',
}
const codeOf = (release: Release, known: Record<string, string> = facts) =>
  encodeSituation(release.manifest(), release.id, { facts: known, route: 'messages' })
const read = (code: string) => readSituation(code, releases) as Read

const linesOf = (text: string | undefined) => text?.split('\n') ?? []

describe('A product owner who types a code in the inspector', () => {
  it('becomes the person of the code, with what was not known, and reads where that person is', () => {
    const { member: _, ...others } = facts
    const { facts: known, says } = personOf(codeOf(older, others), releases)
    expect(known).toEqual({ ...others, member: null })
    expect(says).toBe(
      'They are on “Messages” (/messages). Release 01d00000. Current is ae200000: this person has it with the next page.',
    )
    expect(() => personOf('', releases)).toThrow('There is no code.')
  })
})

describe('Somebody at the telephone who types a code', () => {
  it('reads the release, the page, what is known and what this person sees', () => {
    const lines = linesOf(situationText(read(codeOf(newer)), releases).text)
    expect(lines.slice(0, 2)).toEqual([
      'Release ae200000, the current one.',
      'On the page “Messages” (/messages), route messages.',
    ])
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}member = registered +What the person is whose account is shown: registered$/,
      ),
    )
    expect(lines).toContain('      Planner → /planner')
    expect(lines).toContain('route messages opens for this person.')
  })

  it('reads why an entry is hidden by the release of the code, what would show it, and that a newer one shows it', () => {
    const { text } = subjectText(read(codeOf(older)), releases, 'main/planner')!
    expect(subjectText(read(codeOf(older)), releases, 'Planner')?.text).toContain(
      'entry main/planner is hidden from ',
    )
    expect(linesOf(text)[0]).toBe('entry main/planner is hidden from this person.')
    expect(text).toContain(
      'The smallest change that would show it:\n  a client (member client, now registered)',
    )
    expect(linesOf(text).slice(-2)).toEqual([
      'In the current release, ae200000, it is shown.',
      'Release 01d00000. Current is ae200000: this person has it with the next page.',
    ])
  })

  it('reads that only the newer release has an entry, and where both say the same', () => {
    const said = (subject: string) => linesOf(subjectText(read(codeOf(older)), releases, subject)?.text)
    expect(said('main/news')).toEqual([
      'Release 01d00000 has nothing called “main/news”.',
      '',
      'In the current release, ae200000, it is shown.',
      'Release 01d00000. Current is ae200000: this person has it with the next page.',
    ])
    expect(said('main/home')).toContain('The current release, ae200000, says the same.')
    expect(said('main/nothing')).toEqual([])
  })

  it('reads what was not known yet, and that facts exclude each other', () => {
    const text = (known: Record<string, string>) => situationText(read(codeOf(newer, known)), releases).text
    const { member: _, ...others } = facts
    expect(text(others)).toContain('Not given, so not known: member. What depends on these is pending.')
    expect(text({ ...facts, member: 'client' })).toContain('Nobody should be like this: ')
  })

  it('reads what is wrong with a code', () => {
    expect(readSituation('AB', releases)).toEqual({
      problem:
        'This has 2 characters. A code has 10, or 11 where not everything was known. Have it read again.',
    })
  })
})
