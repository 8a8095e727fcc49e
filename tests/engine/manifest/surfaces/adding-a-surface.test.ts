// A surface is described once. These tests add one that the portal does not have, and look for it in every pass.
import { beforeAll, describe, expect, it } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { explainElement } from '#manifest/change/explain.ts'
import { literal, type Cover } from '#manifest/conditions/cover.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import { emit } from '#manifest/emit/emit.ts'
import { restrictTo } from '#manifest/emit/restrict.ts'
import type { Resolved, ResolvedSentence } from '#manifest/resolve/resolved.ts'
import type { Problem } from '#manifest/problem.ts'
import { checks } from '#manifest/checks/all.ts'
import { conditionSites } from '#manifest/checks/condition-sites.ts'
import type { Surface } from '#manifest/surfaces/surface.ts'
import { bySubject } from '#inspector/tree.ts'
import { inspect } from '#tools/inspector/inspection.ts'
import { base, broken, compiled } from '../../../checks/broken-config.ts'
import { effectText } from '#tools/portal/change-text.ts'

/** A strip of news above the header: who sees it, what it says, and where it leads. */
interface Strip {
  when: Cover
  says: ResolvedSentence[]
  label: string
  route: string
}

const position = { file: 'config/strip.json', line: 1, column: 1 }
const stripOf = (resolved: Resolved) => (resolved as Resolved & { strip: Strip }).strip

const stripSurface: Surface = {
  name: 'strip',
  heading: 'Around the page',
  elements(resolved) {
    const { when, says, route } = stripOf(resolved)
    return [
      {
        path: 'strip',
        title: 'the strip',
        label: 'News',
        position,
        audience: resolved.possible,
        when,
        sentences: [says],
        route,
      },
    ]
  },
  restrict: (resolved, { conditional }) => ({ strip: conditional(stripOf(resolved)) }) as Partial<Resolved>,
  emit: (resolved, { conditionIndex, sentence }) => {
    const { when, says, label } = stripOf(resolved)
    return { strip: { when: conditionIndex(when), says: says.map(sentence), label } } as object
  },
}

const bare = compiled(base).resolved!
const is = (fact: string, ...values: string[]): Cover => {
  const declared = bare.vocabulary.byId.get(fact)!
  return literal(
    declared.index,
    values.reduce((mask, value) => mask | (1 << declared.values.indexOf(value)), 0),
  )
}
const newsFlag = {
  file: 'config/flags.json',
  find: '"planner": {',
  replace:
    '"news": { "owner": "News team", "description": "News.", "default": false, "follows": "active-user", "review": "2099-01-01" }, "planner": {',
}
const sentence = (text: string, when: Cover = [[]]): ResolvedSentence => ({ text, when, position })
const plain: Strip = {
  when: is('member', 'client'),
  says: [sentence('On the app', is('platform', 'pwa')), sentence('On the web')],
  label: 'News',
  route: 'documents',
}
const withStrip = (change: Partial<Strip> = {}): Resolved =>
  Object.assign({}, bare, {
    surfaces: [...bare.surfaces, stripSurface],
    strip: { ...plain, ...change },
  })
const problemsOf = (resolved: Resolved): Problem[] => checks.flat().flatMap((check) => check(resolved))
const messages = (resolved: Resolved) => problemsOf(resolved).map(({ message }) => message)

describe('A surface added to the portal', () => {
  it('is no problem for any check when it is right', () => {
    expect(messages(withStrip())).toEqual([])
  })

  it('has its conditions listed with audience and position', () => {
    const own = conditionSites(withStrip()).filter(({ path }) => path.startsWith('strip'))
    expect(own.map(({ kind, title, position: at }) => [kind, title, at.file])).toEqual([
      ['element', 'the strip', 'config/strip.json'],
      ['sentence', 'a sentence of the strip', 'config/strip.json'],
      ['sentence', 'a sentence of the strip', 'config/strip.json'],
    ])
  })

  it('is reported when nobody meets its condition', () => {
    expect(messages(withStrip({ when: [] }))).toContain(
      'The condition of the strip is met by nobody, so nobody would ever see it.',
    )
  })

  it('is found when nobody reads its sentence', () => {
    const says = [sentence('For everybody'), sentence('For nobody')]
    expect(messages(withStrip({ says }))).toContain(
      'The condition of a sentence of the strip is met by nobody there, so nobody would ever read it.',
    )
  })

  it('is found when its link turns people away', () => {
    const when = is('session', 'shared')
    expect(messages(withStrip({ when, route: 'messages' }))).toContain(
      'Entry "strip" is shown to people with session shared, but its link leads them to "documents": the guard "not-shared" (config/guards.json:7) turns them away.',
    )
  })

  it('is found when its link misses a parameter', () => {
    expect(messages(withStrip({ route: 'message' }))).toContain(
      'The link to route "message" does not give "id", so it would lead to an address that does not exist.',
    )
  })

  it('is what a route is reached from', () => {
    const guides = bare.routes.map((route) =>
      route.id === 'download' ? { ...route, id: 'news', path: '/news' } : route,
    )
    const index = {
      routes: [...bare.routes, ...guides.filter(({ id }) => id === 'news')],
      route: (id: string) => guides.find((route) => route.id === id) ?? bare.route(id),
    }
    const unreached = 'Nothing leads to the route "news", so nobody finds it.'
    expect(messages({ ...withStrip(), ...index })).toContain(unreached)
    expect(messages({ ...withStrip({ route: 'news' }), ...index })).not.toContain(unreached)
  })

  it('is a use of a flag that nothing else reads', () => {
    const { resolved } = compiled(broken([newsFlag]))
    const flag = resolved!.vocabulary.byId.get('flag.news')!
    const on = literal(flag.index, 1 << flag.values.indexOf('true'))
    const portal = (says: ResolvedSentence[]): Resolved =>
      Object.assign({}, resolved, {
        surfaces: [...bare.surfaces, stripSurface],
        used: new Set([...resolved!.used, 'fact flag.news']),
        strip: { ...plain, says },
      })
    const idle = 'The portal is the same for everybody whether the flag "news" is on or off.'
    expect(messages(portal([sentence('On', on), sentence('Off')]))).toEqual([])
    expect(messages(portal([sentence('Always')]))).toEqual([idle])
  })
})

describe('A difference between portals with and without the surface', () => {
  let changes: ReturnType<typeof difference>
  beforeAll(() => {
    changes = difference(bare, withStrip())
  })
  const gains = () => changes.groups.flatMap((group) => group.gains.map(effectText))

  it('says who sees it, what they read and what it is called', () => {
    expect(gains().toSorted()).toEqual([
      'has the strip: label "News", route "documents"',
      'reads "On the app" (strip)',
      'reads "On the web" (strip)',
      'sees the strip',
    ])
  })

  it('names the people', () => {
    const group = changes.groups.find(({ gains: all }) =>
      all.some((each) => effectText(each) === 'sees the strip'),
    )
    expect(group!.people).toEqual(is('member', 'client'))
  })

  it('names the declaration that caused it', () => {
    expect(changes.declarations).toEqual([{ what: 'strip', change: 'added', position }])
    expect(difference(withStrip(), withStrip({ label: 'Latest' })).declarations).toEqual([
      { what: 'strip', change: 'changed', position },
    ])
  })
})

describe('The manifest for visitors of a portal with the surface', () => {
  const emitted = (resolved: Resolved) => (emit(resolved) as unknown as { strip: { when: number } }).strip
  const visitors = is('session', 'anonymous')

  it('has it when visitors see it', () => {
    const resolved = withStrip({ when: visitors })
    expect(stripOf(restrictTo(resolved, visitors)).when).toEqual(visitors)
  })

  it('shows it to nobody when visitors do not see it', () => {
    expect(stripOf(restrictTo(withStrip(), visitors)).when).toEqual([])
  })

  it('is compiled with the condition numbered', () => {
    expect(emitted(withStrip({ when: [[]] })).when).toBe(0)
    expect(emitted(withStrip()).when).toBeGreaterThan(0)
  })
})

describe('The surface explained', () => {
  const facts = { session: 'normal', member: 'registered', 'own-member': 'registered', area: 'default' }

  it('by its own condition', () => {
    const resolved = withStrip()
    const [element] = stripSurface.elements(resolved)
    const { verdict, layers } = explainElement(resolved, element!, cubeOf(resolved, facts))
    expect(verdict).toBe('hidden')
    expect(layers.map(({ what, answer }) => [what, answer])).toEqual([['the strip is shown', 'no']])
  })

  it('is in the inspector under its heading', () => {
    const line = bySubject(inspect(withStrip(), facts).tree).get('strip')
    expect([line?.label, line?.reasons?.status]).toEqual(['News', 'hidden'])
  })
})
