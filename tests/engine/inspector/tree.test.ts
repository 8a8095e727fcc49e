import { describe, expect, it } from 'vitest'
import type { Verdict } from '#manifest/change/explain.ts'
import type { InspectedNode } from '#inspector/inspection.ts'
import { ancestorsOf, countShown, moveOf, rowsOf } from '#inspector/tree.ts'

const node = (
  subject: string,
  status: Verdict | undefined,
  children: InspectedNode[] = [],
): InspectedNode => ({
  subject,
  label: subject,
  ...(status === undefined
    ? {}
    : {
        reasons: {
          status,
          because: '',
          position: { file: 'config/a.json', line: 1, column: 1 },
          steps: [],
          ends: [],
        },
      }),
  children,
})

const tree = [
  node('# Menus', undefined, [
    node('client', 'shown', [node('client/messages', 'hidden'), node('client/payments', 'shown')]),
  ]),
  node('# Routes', undefined, [node('route payments', 'pending')]),
]
const everything = { words: '', status: 'all' } as const
const names = (unfolded: string[], wanted: Parameters<typeof rowsOf>[2]) =>
  rowsOf(tree, new Set(unfolded), wanted).map(({ level, node: { subject } }) => `${level} ${subject}`)

describe('The tree of entries', () => {
  it('shows what is unfolded', () => {
    expect(names([], everything)).toEqual(['1 # Menus', '1 # Routes'])
    expect(names(['# Menus'], everything)).toEqual(['1 # Menus', '2 client', '1 # Routes'])
  })

  it('unfolds the way to everything that is looked for, by words and by state', () => {
    expect(names([], { words: 'Payments', status: 'all' })).toEqual([
      '1 # Menus',
      '2 client',
      '3 client/payments',
      '1 # Routes',
      '2 route payments',
    ])
    expect(names([], { words: '', status: 'hidden' })).toEqual(['1 # Menus', '2 client', '3 client/messages'])
    expect(names([], { words: 'nothing', status: 'all' })).toEqual([])
  })

  it('is walked with the keys of a tree', () => {
    const rows = rowsOf(tree, new Set(['# Menus', 'client']), everything)
    expect(moveOf(rows, 'client', 'ArrowDown')).toEqual({ to: 'client/messages' })
    expect(moveOf(rows, 'client', 'ArrowUp')).toEqual({ to: '# Menus' })
    expect(moveOf(rows, 'client', 'ArrowRight')).toEqual({ to: 'client/messages' })
    expect(moveOf(rows, 'client', 'ArrowLeft')).toEqual({ fold: 'client' })
    expect(moveOf(rows, 'client/messages', 'ArrowLeft')).toEqual({ to: 'client' })
    expect(moveOf(rows, '# Routes', 'ArrowRight')).toEqual({ unfold: '# Routes' })
    expect(moveOf(rows, '# Routes', 'ArrowDown')).toBeUndefined()
    expect(moveOf(rows, 'client', 'Home')).toEqual({ to: '# Menus' })
    expect(moveOf(rows, 'client', 'End')).toEqual({ to: '# Routes' })
    expect(moveOf(rows, 'client', 'a')).toBeUndefined()
  })

  it('knows the way to an entry, and how much of a heading is shown', () => {
    expect(ancestorsOf(tree, 'client/payments')).toEqual(['# Menus', 'client'])
    expect(countShown(tree[0]!)).toEqual({ shown: 2, all: 3 })
  })
})
