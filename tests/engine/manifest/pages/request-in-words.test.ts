// What `portal diff` says of a page of requests: every rule that people meet is in its words.
import { describe, expect, it } from 'vitest'
import { requestInWords } from '#manifest/pages/request-in-words.ts'
import type { RequestPageFile } from '#manifest/read/types.gen.ts'

const page = {
  kind: 'request',
  name: 'Letter',
  'sent-by': 'attorney',
  changes: ['money'],
  lead: 'It is free.',
  steps: [
    {
      heading: 'Which letter',
      questions: [
        {
          id: 'letter',
          kind: 'choice',
          label: 'Which?',
          missing: 'Choose one',
          options: [
            { id: 'mortgage', label: 'What I hold' },
            { id: 'value', label: 'A value' },
          ],
        },
        {
          id: 'valued-on',
          kind: 'date',
          label: 'On which day?',
          hint: 'A day of this month.',
          missing: 'Choose the day',
          summary: 'Day',
          earliest: -30,
          latest: -1,
          when: { letter: 'value' },
        },
        {
          id: 'sum',
          kind: 'money',
          label: 'How much?',
          least: 5,
          most: 900,
          when: { not: { letter: 'value' } },
        },
        { id: 'from', kind: 'account', label: 'From where?', types: ['ISA', 'GIA'] },
        { id: 'me', kind: 'person', label: 'Who are you?', 'is-own': true },
      ],
    },
  ],
  'at-least-one': [{ of: ['sum', 'from'], missing: 'Answer one' }],
  send: 'Ask for it',
  'fresh-sign-in': true,
  next: 'We write it.',
  within: 3,
  documents: [
    { title: 'A value', says: 'Yours.', values: 'from', 'valued-on': 'valued-on', when: { letter: 'value' } },
  ],
} as unknown as RequestPageFile

describe('A page of requests in words', () => {
  it('says who is asked what, within which bounds, and what follows', () => {
    expect(requestInWords(page).map(({ does }) => does)).toEqual([
      'is asked “Which?” under “Which letter”, one of “What I hold” (mortgage), “A value” (value), and has to answer (“Choose one”)',
      'is asked “On which day?” under “Which letter”, a day, 30 days ago to yesterday, and has to answer (“Choose the day”), with the hint “A day of this month.”, read again as “Day”, where letter is value',
      'is asked “How much?” under “Which letter”, pounds from 5 to 900, and may leave it out, where not (letter is value)',
      'is asked “From where?” under “Which letter”, an account of the type ISA or GIA, and may leave it out',
      'is asked “Who are you?” under “Which letter”, a person that the browser may know, and may leave it out',
      'asks for what messages call “Letter”',
      'is open to the owner and people who act for them',
      'changes money',
      'reads “It is free.”',
      'sends it by “Ask for it”',
      'is asked for the password first',
      'reads “We write it.” once it is sent',
      'has it within 3 working days',
      'has to answer one of sum, from (“Answer one”)',
      'gets the letter “A value”, which says “Yours.” with the values of from on valued-on, where letter is value',
    ])
  })
})
