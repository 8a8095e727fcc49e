// What a change of manifests says anew: of a text, an order or a flag that is all of it, and only the tests that name it can tell.
import { isRecord } from '#base/record.ts'

/** What tests may name of a change. */
export interface Named {
  /** As they were. */
  texts: readonly string[]
  /** Of entries, routes and flags. */
  ids: readonly string[]
  /** Of each list in another order, its entries. */
  orders: readonly (readonly string[])[]
  /** Ids by which tests look a changed text up: titleOf('messages'). */
  lookedUp: readonly string[]
}

/** The title or label of a route or link, by its id: what an entry without a text of its own shows. */
type TextOf = (id: string) => string | undefined

/** Keys with values for readers only: they change no page and no entry. */
const TEXTS = new Set(['label', 'title', 'description', 'text', 'words', 'note', 'one', 'other', 'strapline'])

type Found = { text: string } | { id: string } | { lookedUp: string } | { order: string[] } | 'more'

/**
 * What tests may name of the change of one manifest, from its texts before and after. Undefined where more has changed than texts,
 * orders and the defaults of flags, or where a text is no JSON.
 */
export function namedBy(
  before: string | undefined,
  after: string | undefined,
  textOf: TextOf,
): Named | undefined {
  if (before === undefined || after === undefined) return undefined
  let found: Found[]
  try {
    found = [...differences(JSON.parse(before), JSON.parse(after), [], textOf)]
  } catch {
    return undefined
  }
  if (found.includes('more')) return undefined
  const all = (kind: string) => [
    ...new Set(
      found.flatMap((each) => Object.entries(each).flatMap(([is, name]) => (is === kind ? [name] : []))),
    ),
  ]
  return {
    texts: all('text'),
    ids: all('id'),
    orders: found.flatMap((each) => (each !== 'more' && 'order' in each ? [each.order] : [])),
    lookedUp: all('lookedUp'),
  }
}

/** `path` has the keys and ids that lead to the values. */
function* differences(
  before: unknown,
  after: unknown,
  path: readonly string[],
  textOf: TextOf,
): Generator<Found> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const key = path.findLast((name) => !name.startsWith('#')) ?? ''
  if (typeof before === 'string' && typeof after === 'string' && TEXTS.has(key)) {
    yield { text: before }
    yield* owner(path)
  } else if (TEXTS.has(key) && isTexts(before) && isTexts(after)) {
    // Words of the search are too common to be looked for in all texts.
    for (const word of before) if (!after.includes(word)) yield { id: word }
    yield* owner(path)
  } else if (typeof before === 'boolean' && typeof after === 'boolean' && path[0] === 'flags') {
    yield { id: path[1]! }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    const [was, is] = before.some(isVariant) ? [byPlace(before), byPlace(after)] : [byId(before), byId(after)]
    if (!was || !is || was.size !== is.size || [...was.keys()].some((name) => !is.has(name))) {
      yield 'more'
      return
    }
    if ([...was.keys()].join() !== [...is.keys()].join()) yield { order: [...was.keys()] }
    for (const [name, value] of was) yield* differences(value, is.get(name), [...path, `#${name}`], textOf)
  } else if (isRecord(before) && isRecord(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const shown = isNewLabel(name, before[name], after[name])
        ? textOf(String(before['to'] ?? before['link']))
        : undefined
      if (shown === undefined) yield* differences(before[name], after[name], [...path, name], textOf)
      else {
        // An entry without its own label shows that of what it leads to.
        yield { text: typeof before[name] === 'string' ? before[name] : shown }
        yield* owner(path)
      }
    }
  } else yield 'more'
}

/** Is it a label that was added, or taken away? */
const isNewLabel = (key: string, before: unknown, after: unknown): boolean =>
  key === 'label' && [typeof before, typeof after].toSorted().join() === 'string,undefined'

/** What has the text at the end of this path. */
function* owner(path: readonly string[]): Generator<Found> {
  const id = path.findLast((name) => /^#\D/.test(name))
  if (id !== undefined) yield { lookedUp: id.slice(1) }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** One of a list of texts of which the first that fits a person is shown. */
const isVariant = (each: unknown): boolean =>
  isRecord(each) && typeof each['text'] === 'string' && !('id' in each)

const byPlace = (list: readonly unknown[]) => new Map(list.map((each, index) => [String(index), each]))

/** The members of a list by their ids, or by themselves if they are texts; undefined if one has none, or two the same. */
function byId(list: readonly unknown[]): Map<string, unknown> | undefined {
  const ids = list.map((each) => (isRecord(each) ? (each['id'] ?? each['group']) : each))
  const isNamed = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
  return isNamed ? new Map(ids.map((id, index) => [id as string, list[index]])) : undefined
}

/** Does a test name any of it, or two entries of a list in another order? */
export function names(test: string, { texts, ids, orders, lookedUp }: Named): boolean {
  return (
    texts.some((text) => namesText(test, text)) ||
    lookedUp.some((id) => test.includes(`titleOf('${id}')`) || test.includes(`cardTitle('${id}')`)) ||
    ids.some((id) => namesId(test, id)) ||
    orders.some((entries) => entries.filter((id) => namesId(test, id)).length > 1)
  )
}

/** In any case, since pages and tests may write it in capitals; but in small letters, "/documents" is an address. */
const namesText = (test: string, text: string): boolean =>
  test.includes(text) || new RegExp(String.raw`(?<![\w/#.-])${RegExp.escape(text)}(?![\w/-])`, 'i').test(test)

/** In quotes, or at the end of an address or selector. */
const namesId = (test: string, id: string): boolean =>
  new RegExp(`['"\`/=#]${RegExp.escape(id)}['"\`/\\]?]`).test(test)
