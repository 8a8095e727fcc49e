// Takes a page of config/pages/ of any kind apart, by what is written: the page itself, and each of its sections and questions,
// with every property that people can meet.
import { escapePointer } from '../read/pointer.ts'

/** The lists whose members have names of their own, wherever they are on a page. */
export const PARTS_OF_PAGES = { sections: 'section', questions: 'question' } as const

export interface WrittenPart {
  kind: 'page' | (typeof PARTS_OF_PAGES)[keyof typeof PARTS_OF_PAGES]
  /** "" of the page itself. */
  id: string
  /** As JSON, by dotted name; places in lists count from 1. */
  properties: Readonly<Record<string, string>>
  pointer: string
}

/** What is for the people who write it, and conditions on people: a part has them as its readers. */
const UNREAD = new Set(['$schema', 'id', 'note', 'sources', 'examples'])

export function partsOfPage(page: object): WrittenPart[] {
  const parts: WrittenPart[] = []
  function visit(kind: WrittenPart['kind'], part: object, pointer: string, around: string): void {
    const properties: Record<string, string> = around === '' ? {} : { in: JSON.stringify(around) }
    const id = kind === 'page' ? '' : (part as { id: string }).id
    parts.push({ kind, id, properties, pointer })
    const add = (value: unknown, name: string, at: string): void => {
      const [key = ''] = name.split('.').slice(-1)
      // What is false is as it is without it.
      if (UNREAD.has(name) || value === false) return
      if (key === 'when' && kind !== 'page' && kind !== 'question') return
      const inside = PARTS_OF_PAGES[key as keyof typeof PARTS_OF_PAGES]
      if (inside !== undefined)
        for (const [i, each] of (value as object[]).entries())
          visit(
            inside,
            each,
            `${at}/${i}`,
            kind === 'question' ? `group.${id}` : name.replace(/\.?[^.]*$/, ''),
          )
      else if (typeof value !== 'object' || value === null || key === 'when')
        properties[name] = JSON.stringify(value)
      else
        for (const [step, each] of Object.entries(value))
          add(
            each,
            `${name}.${Array.isArray(value) ? Number(step) + 1 : step}`,
            `${at}/${escapePointer(step)}`,
          )
    }
    for (const [name, value] of Object.entries(part)) add(value, name, `${pointer}/${escapePointer(name)}`)
  }
  visit('page', page, '', '')
  return parts
}
