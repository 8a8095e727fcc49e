// The start of a message as the inbox shows it.
import { describe, expect, it } from 'vitest'
import { messagePreview } from '#domain/documents/message-preview.ts'

describe('The preview of a message', () => {
  it.each([
    ['Dear Amelia Hart,\n\nYour valuation is ready.', 'Your valuation is ready.'],
    ['Dear Amelia Hart, Your valuation is ready.', 'Your valuation is ready.'],
    ['Good morning Ben!\nThank you.', 'Thank you.'],
    ['Hello\n\nWe have moved.', 'We have moved.'],
    ['Thank you,\n\nthat is clear.', 'Thank you, that is clear.'],
    ['Dearest of all our funds is this one.', 'Dearest of all our funds is this one.'],
    ['Dear Amelia Hart,', 'Dear Amelia Hart,'],
    ['Dear Ben,\n\nIt is ready.\n\nClient services', 'It is ready.'],
    ['Client services', 'Client services'],
    ['MyClient services', 'MyClient services'],
  ])('starts with the message’s own text: %j [R-PAGE-12]', (body, preview) => {
    expect(messagePreview(body, 'Client services')).toBe(preview)
  })

  it('is cut between words [R-PAGE-12]', () => {
    expect(messagePreview('Your valuation is ready, and so is more.', 'Ben', 28)).toBe(
      'Your valuation is ready…',
    )
    expect(messagePreview('Your valuation is ready', 'Ben', 23)).toBe('Your valuation is ready')
    expect(messagePreview('One two three', 'Ben', 8)).toBe('One two…')
  })

  it('is cut within one endless word [R-PAGE-12]', () => {
    expect(messagePreview('x'.repeat(50), 'Ben', 10)).toBe('xxxxxxxxx…')
  })
})
