// Some questions that are asked for each of several: for each trustee, for each account. Its answer is a list of their answers.
import { isRecord } from '../../record.ts'
import { kind, type Asked, type Item } from './kind.ts'
import { typedParts } from './parts.ts'

/** More are a list to send us. */
export const ITEMS_MOST = 20

/** `one`: the word for one of them, as "trustee". */
export interface OfGroup {
  one: string
  least: number
  most: number
  questions: readonly Asked[]
}

export const group = kind<OfGroup, Item[]>({
  ...{ needs: ['one', 'least', 'most', 'questions'], answered: 'about each of several' },
  ...{ is: 'items', wrong: 'Answer these questions for each of them', unit: 1 },
  problem({ length }, { one, least, most }) {
    if (length < least) return `Add another ${one}: there must be ${least} or more`
    return length > most ? `Remove one ${one}: there can be ${most} or fewer` : undefined
  },
  schema: ({ least, most }) => ({ type: 'array', minItems: least, maxItems: most }),
  field: () => ({ kind: 'group' }),
})

/** So many have to be there. */
export const fewestOf = ({ least, missing }: OfGroup & Asked): number => (missing === undefined ? 0 : least)

/** "Trustee 2" */
export const itemName = (one: string, place: number): string =>
  `${one.charAt(0).toUpperCase()}${one.slice(1)} ${place + 1}`

/** What is typed, by item and question. Nothing, where the text is of another kind of question. */
export function typedItems(kept: string): Record<string, string>[] {
  try {
    const typed: unknown = JSON.parse(kept)
    if (!Array.isArray(typed)) return []
    return typed.filter(isRecord).map((item) => ({ ...typedParts(JSON.stringify(item)) }))
  } catch {
    return []
  }
}
