// A call that is not open to everybody who may send the page that is filled in from it.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import type { Access } from '#base/access/access.ts'
import { broken, productFor } from '../../../checks/broken-config.ts'

function problems(sentBy: Access, openTo: Access) {
  const texts = broken([
    {
      file: 'config/pages/letter.json',
      find: '"label": "Which lender?",',
      replace: '"label": "Which lender?", "prefilled": { "call": "lender", "field": "name" },',
    },
    { file: 'config/pages/letter.json', find: '"within": 3', replace: `"within": 3, "sent-by": "${sentBy}"` },
  ])
  const prefills = { lender: { name: 'lender', openTo, fields: { name: { is: 'text' as const } } } }
  const { problems: found } = compile(texts, { ...productFor(texts), prefills })
  return found.flatMap(({ rule, message }) => (rule === 'request' ? [message] : []))
}

describe('A page that is filled in', () => {
  it.each<[Access, Access, string | undefined]>([
    ['owner', 'owner', undefined],
    ['delegate', 'attorney', undefined],
    ['delegate', 'owner', 'delegates too'],
    ['attorney', 'delegate', 'attorneys too'],
    ['visitor', 'attorney', 'visitors'],
  ])('and sent by %s asks a call that is open to %s, or is refused', (sentBy, openTo, to) => {
    const refused = `Nothing could be filled in for "lender": the page is sent by ${to}, to whom "lender" is not open.`
    expect(problems(sentBy, openTo)).toEqual(to === undefined ? [] : [refused])
  })
})
