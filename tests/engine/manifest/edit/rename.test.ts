import { describe, expect, it } from 'vitest'
import { claims } from '#manifest/checks/claims.ts'
import { limits } from '#manifest/checks/limits.ts'
import { compile } from '#manifest/compile.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import { removal } from '#manifest/edit/remove-cascade.ts'
import { renameEdits } from '#manifest/edit/rename.ts'
import {
  declarationNamed,
  namedDeclarations,
  type NamedDeclaration,
} from '#manifest/edit/named-declarations.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

const texts = readConfigFolder()
const product = readProduct()
const { resolved } = compile(texts, product)
/** Facts of the engine keep their names. */
const OF_ENGINE = new Set([
  'session',
  'grants',
  'invitation',
  'just-signed-out',
  'platform',
  'view',
  'os',
  'area',
])
const things = namedDeclarations(resolved!).filter(({ kind, id }) => kind !== 'fact' || !OF_ENGINE.has(id))
const ofKind = Map.groupBy(things, ({ kind }) => kind)
/** Some of each kind, so that the test stays quick. */
const some = [...ofKind.values()].flatMap((all) => all.filter((_, i) => i % Math.ceil(all.length / 2) === 0))

/** The portal whose screens link to the new name of a route. */
const productAfter = ({ kind, id }: NamedDeclaration, to: string) => ({
  ...product,
  screens: new Map(
    [...product.screens].map(([name, links]) => [
      name,
      links.map((link) => (kind === 'route' && link === id ? to : link)),
    ]),
  ),
})

describe('A thing of the shipped config that is renamed', () => {
  it('is of every kind that has names', () => {
    expect([...ofKind.keys()].toSorted()).toEqual([
      'badge',
      'card',
      'claim',
      'condition',
      'context',
      'dialog',
      'entry',
      'fact',
      'flag',
      'footer group',
      'guard',
      'invariant',
      'limit',
      'link',
      'menu',
      'option',
      'page',
      'person',
      'persona',
      'question',
      'route',
      'routes of',
      'section',
      'situation',
    ])
  })

  it.each(some.filter(({ id }) => id !== 'tab-bar').map((thing) => [`${thing.kind} ${thing.id}`, thing]))(
    '%s: every reference follows, and the old name brings the old text back',
    (_, thing) => {
      const renamed = editConfig(texts, renameEdits(resolved!, thing, 'zz-renamed'))
      const after = compile(renamed, productAfter(thing, 'zz-renamed'))
      expect(after.problems).toEqual([])
      const name = `${thing.kind} ${thing.id.replace(/[^/]*$/, 'zz-renamed')}`
      const back = renameEdits(
        after.resolved!,
        declarationNamed(after.resolved!, name),
        thing.id.replace(/^.*\//, ''),
      )
      expect(editConfig(renamed, back)).toEqual(texts)
    },
  )

  it('is named by its children, its drafts and the letters of its page under the new name', () => {
    const after = (words: string) =>
      editConfig(texts, renameEdits(resolved!, declarationNamed(resolved!, words), 'zz-renamed'))
    const named = (words: string, file: string) =>
      after(words)
        .find((each) => each.file === `config/${file}`)!
        .text.split('zz-renamed').length - 1
    expect(named('persona client-with-children', 'personas.json')).toBe(3)
    expect(named('question ask-for-a-letter/letter', 'pages/ask-for-a-letter.json')).toBeGreaterThan(2)
    expect(after('page ask-for-a-letter').map(({ file }) => file)).toContain('config/pages/zz-renamed.json')
  })

  it('keeps its name where the engine gives it', () => {
    const session = declarationNamed(resolved!, 'fact session')
    expect(() => renameEdits(resolved!, session, 'mode')).toThrow('The engine gives the fact "session"')
  })

  it('keeps its name where another has the new one, or where it is no name', () => {
    const messages = declarationNamed(resolved!, 'route messages')
    expect(() => renameEdits(resolved!, messages, 'documents')).toThrow(
      /The route "documents" exists already, at /,
    )
    expect(() => renameEdits(resolved!, messages, 'In box')).toThrow(
      new EditError('"In box" is no name: names are lower case with dashes.'),
    )
    expect(() => renameEdits(resolved!, declarationNamed(resolved!, 'menu tab-bar'), 'tabs')).toThrow(
      EditError,
    )
  })

  it('is asked for by kind where several have its name, and by a near name where none has', () => {
    expect(() => declarationNamed(resolved!, 'shared-access')).toThrow(
      '"shared-access" is the name of "context shared-access" and "flag shared-access" and "menu shared-access": write one of these.',
    )
    expect(() => declarationNamed(resolved!, 'documnets')).toThrow(
      'Nothing is called "documnets". Did you mean "documents"?',
    )
  })
})

describe('A thing of the shipped config that is removed', () => {
  it.each(some.map((thing) => [`${thing.kind} ${thing.id}`, thing]))(
    '%s: nothing names it any more, or a sentence says what to decide first',
    (_, thing) => {
      expect(whatIsWrongAfterRemoving(thing)).toEqual([])
    },
  )

  /** Names that nothing has; nothing where a person has to decide first. */
  function whatIsWrongAfterRemoving(thing: NamedDeclaration): string[] {
    try {
      const options = thing.kind === 'flag' ? { flagIs: false } : {}
      // Of the checks, these look for names that nothing has.
      const { problems } = compile(removal(texts, product, thing, options).texts, product, [[claims, limits]])
      const rules = new Set(['unknown-name', 'structure', 'malformed-json'])
      // Screens may still link to a route: the code is changed by hand.
      return problems
        .filter(({ rule, message }) => rules.has(rule) && !/^The (screen|layout) /.test(message))
        .map(({ message }) => message)
    } catch (error) {
      const { message } = error as Error
      const isSaid = /^config\/[a-z/-]+\.json:\d+ (names|would hold for nobody)/.test(message)
      return error instanceof EditError && isSaid ? [] : [message]
    }
  }
})
