// Changed views of people who have several situations.
import { describe, expect, it } from 'vitest'
import { changedLines } from '#tools/portal/changed-lines.ts'
import type { Personas } from '#tools/portal/people.ts'
import { groupChanges } from '#tools/portal/group-changes.ts'

const personas = {
  personas: [
    { id: 'client', name: 'Ann Field', situations: [{ id: 'own' }] },
    { id: 'delegate', name: 'Cara Lake', situations: [{ id: 'own' }, { id: 'acting' }] },
    { id: 'viewer', name: 'Bob Hill', situations: [{ id: 'viewing' }] },
  ],
} as unknown as Personas

const view = (name: string, situations: Readonly<Record<string, string>>, footer: string) =>
  [
    name,
    ...Object.entries(situations).map(
      ([id, menu]) =>
        `\nsituation ${id}\n  area default: context main\n    header menu\n      ${menu}\n  footer\n    ${footer}`,
    ),
  ].join('\n')

const changed = (persona: string, before: string, after: string) => ({
  ...{ persona, file: `tests/menus/${persona}.txt`, change: 'changed' as const, text: after },
  lines: changedLines(before, after),
})

describe('A product owner who reads how the views of several people change', () => {
  it('reads once what all have, and who else has the rest, in which situation', () => {
    const told = groupChanges(
      [
        changed('client', view('Ann', { own: 'Plan' }, 'Help'), view('Ann', { own: 'Plans' }, 'Support')),
        changed(
          'delegate',
          view('Cara', { own: 'Plan', acting: 'Plan' }, 'Help'),
          view('Cara', { own: 'Plans', acting: 'Plan' }, 'Support'),
        ),
        changed(
          'viewer',
          view('Bob', { viewing: 'Home' }, 'Help'),
          view('Bob', { viewing: 'Home' }, 'Support'),
        ),
      ],
      personas,
    )
    expect(told).toEqual([
      `Ann Field (client), Cara Lake (delegate: own):
    area default: context main
      header menu
  −     Plan
  +     Plans`,
      `All 3 personas:
    footer
  −   Help
  +   Support`,
    ])
  })

  it('reads a name that changes, and a situation that comes', () => {
    const before = view('Ann', { own: 'Plan' }, 'Help')
    const after = view('Anne', { own: 'Plan', acting: 'Plan' }, 'Help')
    expect(groupChanges([changed('client', before, after)], personas)).toEqual([
      `Ann Field (client):
  − Ann
  + Anne
  + situation acting
  +   area default: context main
  +     header menu
  +       Plan
  +   footer
  +     Help`,
    ])
  })
})
