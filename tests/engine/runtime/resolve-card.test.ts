import { expect, it } from 'vitest'
import { resolveCard } from '#runtime/resolve-card.ts'
import { encode, manifest } from './shipped-manifest.ts'

const client = encode({ session: 'normal', member: 'client', 'own-member': 'client' })
const values = { numbers: { unread: 0, basket: 0 }, userName: '', activeName: '', lists: {} }

it('A card has its title, text and actions', () => {
  expect(resolveCard(manifest, client, values, 'tax-specialist')).toEqual({
    title: 'Talk to a tax-year specialist',
    text: 'Half an hour about ISAs, pensions and allowances, free of charge.',
    actions: [
      { id: 'book', label: 'Book a call', target: { kind: 'external', link: 'book-a-call' } },
      {
        id: 'call-back',
        label: 'Request a call back',
        target: { kind: 'external', link: 'request-a-call-back' },
      },
    ],
  })
})

it('A card that the manifest does not have is undefined', () => {
  expect(resolveCard(manifest, client, values, 'no-such-card')).toBeUndefined()
})
