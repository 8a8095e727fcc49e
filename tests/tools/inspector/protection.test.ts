// "Keep it so" of the inspector's table.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { keepPlan } from '#tools/inspector/keep-plan.ts'
import { personaTable } from '#tools/inspector/persona-table.ts'

/** The shipped config without the promise about the whole menu, so that an entry of it can be kept. */
const texts = readConfigFolder().map((each) =>
  each.file === 'config/claims.json'
    ? {
        ...each,
        text: each.text.replace(/\{\s*"id": "client-menu",[^}]*\{[^}]*\}[^}]*\},/, ''),
      }
    : each,
)
const product = readProduct()
const resolved = compile(texts, product).resolved!
const from = { resolved, texts, product, code: { linking: [], naming: [] } }

interface Written {
  id: string
  says: string
  for: object
}

async function keep(persona: string, subject: string) {
  const { says, texts: after } = await keepPlan(from, { persona, subject })
  const { text } = after.find(({ file }) => file === 'config/claims.json')!
  const { claims } = JSON.parse(text) as { claims: Written[] }
  return { says, added: claims.slice(resolved.claims.length), problems: compile(after, product).problems }
}

describe('A product owner who keeps a cell of the table', () => {
  it('claims of people like the persona what they see, by the facts that say who they are', async () => {
    const { says, added, problems } = await keep('client/own-account', 'client/payments')
    expect(says).toEqual([
      '“People with session normal, member client, platform web, area default see client/payments.” becomes a claim, which every later edit has to keep.',
    ])
    expect(problems).toEqual([])
    expect(added).toEqual([
      {
        id: 'client-payments-shown-client-own-account',
        says: 'People with session normal, member client, platform web, area default see client/payments.',
        source: 'Kept as it was, in the inspector.',
        for: { member: 'client', session: 'normal', platform: 'web', area: 'default' },
        shown: ['client/payments'],
      },
    ])
  })

  it('claims what they do not see, and whether a page opens, wherever they are', async () => {
    expect((await keep('client/own-account', 'registered/learn')).added).toMatchObject([
      { hidden: ['registered/learn'] },
    ])
    expect((await keep('client/own-account', 'route payments')).added).toMatchObject([
      { for: { member: 'client', session: 'normal', platform: 'web' }, opens: ['payments'] },
    ])
  })

  it('keeps a fact of theirs on which the answer depends', async () => {
    const { added, problems } = await keep('client-with-children/own-account', 'route child-details')
    expect(problems).toEqual([])
    expect(added).toMatchObject([{ for: { 'has-children': true }, opens: ['child-details'] }])
  })

  it('reads that it is kept already, and by which claim', async () => {
    const { says, added } = await keep('visitor/signed-out', 'route documents')
    expect(says).toEqual([
      'It is kept already, by the claim “No page of the account area opens for somebody who is not signed in.” (sign-in-on-account-routes).',
    ])
    expect(added).toEqual([])
  })

  it('reads why there is nothing to keep', async () => {
    await expect(keep('client/own-account', 'client/nothing')).rejects.toThrow(
      'Nothing to see is called "client/nothing".',
    )
    await expect(keep('nobody', 'client/payments')).rejects.toThrow('No persona is called "nobody".')
  })
})

describe('A product owner who looks at the table of all personas', () => {
  const table = personaTable(resolved)
  const cell = (persona: string, subject: string) => {
    const column = table.people.findIndex(({ id }) => id === persona)
    return table.rows.find((row) => row.subject === subject)!.cells![column]
  }

  it('reads which claims keep a cell, and what they say', () => {
    expect(cell('visitor/signed-out', 'route documents')).toEqual({
      status: 'hidden',
      protectedBy: ['sign-in-on-account-routes'],
    })
    expect(table.claims['sign-in-on-account-routes']).toEqual({
      says: 'No page of the account area opens for somebody who is not signed in.',
      position: expect.objectContaining({ file: 'config/claims.json' }),
    })
    expect(cell('client/own-account', 'client/payments')).toEqual({ status: 'shown', protectedBy: [] })
  })

  it('reads the same from the table and from keeping a cell', async () => {
    for (const [persona, subject] of [
      ['visitor/signed-out', 'client/payments'],
      ['client/own-account', 'route payments'],
      ['shared-viewer/viewing-margaret-hale', 'route messages'],
      ['shared-viewer/viewing-margaret-hale', 'banner'],
      ['registered/own-account', 'messages-icon'],
    ] as const) {
      const { says } = await keepPlan(from, { persona, subject })
      const kept = says.flatMap((line) => /^It is kept already, .*\((.*)\)\.$/.exec(line)?.[1] ?? [])
      expect(cell(persona, subject)!.protectedBy, `${persona} ${subject}`).toEqual(kept)
    }
  })
})
