import { describe, expect, it } from 'vitest'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { removeEdits } from '#manifest/edit/remove.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { broken, compiled } from '../../../checks/broken-config.ts'

/** The groups of the menu once its entry is removed. */
function groupsAfter(groups: unknown): unknown {
  const texts = broken([
    {
      file: 'config/menus/conversation.json',
      find: '"label": "This conversation",',
      replace: `"label": "This conversation", "groups": ${JSON.stringify(groups)},`,
    },
  ])
  const resolved = compiled(texts, []).resolved!
  const left = editConfig(texts, removeEdits(resolved, declarationNamed(resolved, 'conversation/files'), {}))
  const { text } = left.find(({ file }) => file === 'config/menus/conversation.json')!
  return (JSON.parse(text) as { groups?: unknown }).groups
}

describe('A product owner who removes an entry of a menu', () => {
  it('takes it out of its group', () => {
    expect(groupsAfter([{ label: 'Read', items: ['text', 'files'] }])).toEqual([
      { label: 'Read', items: ['text'] },
    ])
  })

  it('takes the group away that it was alone in', () => {
    expect(
      groupsAfter([
        { label: 'Read', items: ['text'] },
        { label: 'Keep', items: ['files'] },
      ]),
    ).toEqual([{ label: 'Read', items: ['text'] }])
  })
})
