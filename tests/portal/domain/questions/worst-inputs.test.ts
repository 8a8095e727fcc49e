// The worst that somebody types or pastes into each kind of question, and that a caller sends: page and API hold it to one rule.
import { describe, expect, it } from 'vitest'
import type { Answer } from '#base/requests/kinds/kind.ts'
import { problemOfAnswer, readAnswer } from '#base/requests/request-answers.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'
import { questionKinds } from '#product-api/requests/question-kinds.ts'

/** A Saturday; the Monday after it is a working day. */
const TODAY = '2026-11-28'

const asked = (kind: string, properties: object = {}) =>
  ({ id: 'q', kind, label: 'What?', missing: 'Say what', ...properties }) as unknown as RequestQuestion

const onPage = (question: RequestQuestion, typed: string, others: Record<string, Answer> = {}) => {
  const answer = readAnswer(question, typed, questionKinds)
  const answers = answer === undefined ? others : { ...others, q: answer }
  return problemOfAnswer(question, { today: TODAY, answers }, questionKinds) ?? { answer }
}

const inApi = (question: RequestQuestion, q: unknown, others: Record<string, Answer> = {}) =>
  problemOfAnswer(question, { today: TODAY, answers: { ...others, q: q as Answer } }, questionKinds)

const LONG = '1'.repeat(10_000)
const NOTHING = 'Say what'
/** Taken by every kind for nothing at all. */
const blanks = ['', ' ', '\t\n', '\u00a0\u3000']

type Case = readonly [typed: string, to: Answer | { no: string }]
const no = (problem: string) => ({ no: problem })

const PHONE = no('Enter a telephone number, like 07700 900123, or +33 6 12 34 56 78 with its country code')
const EMAIL = no('Enter an email address, like name@example.com')
const NINO = no('Enter a National Insurance number, like QQ 12 34 56 C')
const NUMBER = no('Enter a whole number, such as 12')
const PERCENT = no('Enter a percentage, such as 12.5')
const POUNDS = no('Enter an amount, such as 5,000')
const WHOLE = no('Enter whole pounds, such as 5,000')
const MONTH = no('Enter a month and a year, like 11 2026')
const DAY = no('Enter a real date, like 31 3 2026')
const ORGANISATION = no('Enter the name of the organisation, in up to 120 characters')

const tables: Record<string, readonly [RequestQuestion, readonly Case[]]> = {
  phone: [
    asked('phone'),
    [
      ['07700 900123', '+447700900123'],
      ['07700–900–123', '+447700900123'],
      ['07700\u2212900\u2010123', '+447700900123'],
      ['\u200b07700\u200c900123\u200d', '+447700900123'],
      ['０７７００ ９００１２３', '+447700900123'],
      ['\u202a07700 900123\u202c', '+447700900123'],
      ['+44 (0)7700 900123', '+447700900123'],
      ['0044 7700 900123', '+447700900123'],
      ['+33 6 12 34 56 78', '+33612345678'],
      ['+1 (212) 555-0123', '+12125550123'],
      ['+49 30 901820', '+4930901820'],
      ['\u202e07700 900123', PHONE],
      ['\u200f07700 900123', PHONE],
      ['07700 900123 ext. 4', PHONE],
      ['07700 900123 or 020 7946 0000', PHONE],
      ['call me', PHONE],
      ['12', PHONE],
      ['+999 123456', PHONE],
      [LONG, PHONE],
    ],
  ],
  email: [
    asked('email'),
    [
      ['ruth@example.com', 'ruth@example.com'],
      [' ruth@example.com\u200b', 'ruth@example.com'],
      ['\ufeffruth@example.com', 'ruth@example.com'],
      ['ｒｕｔｈ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ruth@example.com'],
      ['ruth.hart–smith@example.com', 'ruth.hart-smith@example.com'],
      ['jörg@bücher.example', 'jörg@bücher.example'],
      ['ruth+isa@mail.example.co.uk', 'ruth+isa@mail.example.co.uk'],
      ['ruth@example', EMAIL],
      ['ruth.example.com', EMAIL],
      ['ruth@@example.com', EMAIL],
      ['ruth@example.com, tom@example.com', EMAIL],
      ['Ruth Hart <ruth@example.com>', EMAIL],
      ['ruth@exam ple.com', EMAIL],
      ['ruth\n@example.com', EMAIL],
      ['\u202emoc.elpmaxe@htur', EMAIL],
      ['mailto:', EMAIL],
      [`${'a'.repeat(10_000)}@example.com`, EMAIL],
    ],
  ],
  'national-insurance-number': [
    asked('national-insurance-number'),
    [
      ['AB123456C', 'AB123456C'],
      ['ab 12 34 56 c', 'AB123456C'],
      ['AB–12–34–56–C', 'AB123456C'],
      ['AB.12.34.56.C', 'AB123456C'],
      ['\u200bAB123456C\u2060', 'AB123456C'],
      ['ＡＢ１２３４５６Ｃ', 'AB123456C'],
      ['QQ123456C', NINO],
      ['GB123456A', NINO],
      ['TN123456A', NINO],
      ['AO123456A', NINO],
      ['AB123456E', NINO],
      ['AB123456', NINO],
      ['AB12345C', NINO],
      ['АВ123456С', NINO],
      ['AB١٢٣٤٥٦C', NINO],
      ['\u202eAB123456C', NINO],
      ['AB123456C AB123456C', NINO],
      ['123-45-6789', NINO],
      [LONG, NINO],
    ],
  ],
  country: [
    asked('country'),
    [
      ['FR', 'FR'],
      ['GB', 'GB'],
      ['XK', no('Choose a country of the list')],
      ['UK', no('Choose a country of the list')],
      ['fr', no('Choose a country of the list')],
      ['France', no('Choose a country of the list')],
      ['Ruritania', no('Choose a country of the list')],
      ['XXA', no('Choose a country of the list')],
      ['FR\u200b', no('Choose a country of the list')],
      ['ＦＲ', no('Choose a country of the list')],
      ['\u202eRF', no('Choose a country of the list')],
      ['toString', no('Choose a country of the list')],
      [LONG, no('Choose a country of the list')],
    ],
  ],
  nationality: [
    asked('nationality'),
    [
      ['IE', 'IE'],
      ['XXA', 'XXA'],
      ['Irish', no('Choose a nationality of the list')],
      ['ie', no('Choose a nationality of the list')],
      ['XX', no('Choose a nationality of the list')],
      ['__proto__', no('Choose a nationality of the list')],
      ['IE\u202e', no('Choose a nationality of the list')],
      [LONG, no('Choose a nationality of the list')],
    ],
  ],
  number: [
    asked('number', { least: 1, most: 5_000 }),
    [
      ['12', 12],
      ['1,250', 1_250],
      ['１２', 12],
      [' 1 250 ', 1_250],
      ['\u200b12', 12],
      ['0012', 12],
      ['0', no('Enter 1 or more')],
      ['5,001', no('Enter 5,000 or less')],
      ['-5', NUMBER],
      ['−5', NUMBER],
      ['1.5', NUMBER],
      ['1,5', NUMBER],
      ['12,50', NUMBER],
      ['1.250', NUMBER],
      ['1e3', NUMBER],
      ['0x1F', NUMBER],
      ['Infinity', NUMBER],
      ['NaN', NUMBER],
      ['twelve', NUMBER],
      ['١٢', NUMBER],
      ['\u202e21', NUMBER],
      ['12 or 13', NUMBER],
      ['£12', NUMBER],
      ['½', NUMBER],
      [LONG, NUMBER],
    ],
  ],
  percentage: [
    asked('percentage', { least: 0, most: 100 }),
    [
      ['50', 5_000],
      ['12.5', 1_250],
      ['12.5%', 1_250],
      ['12.5 %', 1_250],
      ['１２．５％', 1_250],
      ['0', 0],
      ['100', 10_000],
      ['33.33', 3_333],
      ['100.01', no('Enter 100% or less')],
      ['33.333', PERCENT],
      ['12,5', PERCENT],
      ['-1', PERCENT],
      ['%', PERCENT],
      ['50%%', PERCENT],
      ['half', PERCENT],
      ['\u200f50', PERCENT],
      ['٥٠', PERCENT],
      [LONG, PERCENT],
    ],
  ],
  'money in whole pounds': [
    asked('money', { least: 1, most: 100_000, whole: true }),
    [
      ['52,000', 5_200_000],
      ['£52,000.00', 5_200_000],
      ['５２０００', 5_200_000],
      ['52,000.50', WHOLE],
      ['52000.5', WHOLE],
      ['0', no('Enter £1 or more')],
      ['100,001', no('Enter £100,000 or less')],
      ['52.000', POUNDS],
      ['€52,000', POUNDS],
      ['52k', POUNDS],
      ['-52', POUNDS],
      ['\u202e52', POUNDS],
      [LONG, POUNDS],
    ],
  ],
  month: [
    asked('month', { earliest: -24, latest: 1 }),
    [
      ['11/2026', '2026-11'],
      ['Nov/2026', '2026-11'],
      ['november/2026', '2026-11'],
      ['１１/２０２６', '2026-11'],
      ['\u200b12/2026', '2026-12'],
      ['11/2024', '2024-11'],
      ['/', no(NOTHING)],
      ['10/2024', no('Enter November 2024 or a later month')],
      ['1/2027', no('Enter December 2026 or an earlier month')],
      ['13/2026', MONTH],
      ['0/2026', MONTH],
      ['11/26', MONTH],
      ['11/', MONTH],
      ['/2026', MONTH],
      ['Brumaire/2026', MONTH],
      ['\u202e11/2026', MONTH],
      ['11/2026/1', MONTH],
      [`${LONG}/2026`, MONTH],
    ],
  ],
  organisation: [
    asked('organisation'),
    [
      ['Hart & Sons Ltd', 'Hart & Sons Ltd'],
      ['  Hart \u00a0 &  Sons Ltd ', 'Hart & Sons Ltd'],
      ['Hart\u200b & Sons', 'Hart & Sons'],
      ['Ｈａｒｔ Ｌｔｄ', 'Hart Ltd'],
      ['Société Générale', 'Société Générale'],
      ['三井住友', '三井住友'],
      ['3i', '3i'],
      ['---', ORGANISATION],
      ['\u200b\u2060', ORGANISATION],
      ['\u2800', ORGANISATION],
      ['Hart\u202edtL', ORGANISATION],
      ['a'.repeat(121), ORGANISATION],
      ['a'.repeat(10_000), ORGANISATION],
    ],
  ],
  choices: [
    asked('choices', {
      ...{ options: ['sale', 'gift', 'salary'].map((id) => ({ id, label: id })), none: 'None of these' },
      most: 2,
    }),
    [
      ['gift sale', ['sale', 'gift']],
      ['none', ['none']],
      ['none gift', no('Choose “None of these” alone, or leave it out')],
      ['sale gift salary', no('Choose 2 or fewer')],
      ['lottery', no('Choose from these answers')],
      ['\u202egift', no('Choose from these answers')],
      [LONG, no('Choose from these answers')],
    ],
  ],
  'a working day': [
    asked('date', { earliest: 2, latest: 10, days: 'working' }),
    [
      ['1/12/2026', '2026-12-01'],
      ['１/１２/２０２６', '2026-12-01'],
      ['11/12/2026', '2026-12-11'],
      ['30/11/2026', no('Enter 1 December 2026 or a later day')],
      ['12/12/2026', no('Enter 11 December 2026 or an earlier day')],
      ['5/12/2026', no('Enter a working day')],
      ['31/11/2026', DAY],
      ['2026-12-01', '2026-12-01'],
      ['12/31/2026', DAY],
      ['\u202e1/12/2026', DAY],
      [LONG, DAY],
    ],
  ],
}

describe('Somebody who types or pastes the worst into', () => {
  describe.each(Object.entries(tables))('%s', (_, [question, cases]) => {
    const all = [...blanks.map((blank): Case => [blank, no(NOTHING)]), ...cases]
    it.each(all.map((each) => [each[0].slice(0, 40), ...each] as const))('%j', (_name, typed, to) => {
      const isRefused = typeof to === 'object' && 'no' in to
      expect(onPage(question, typed)).toEqual(isRefused ? to.no : { answer: to })
      // What the page sends is taken; what it was made of, sent as it is, is not, unless it is the same.
      const taken = [isRefused ? [] : [to], !isRefused && to === typed ? [typed] : []].flat()
      expect(taken.map((sent) => inApi(question, sent))).toEqual(taken.map(() => undefined))
      expect(inApi(question, typed) === undefined).toBe(taken.includes(typed))
    })

    it('is refused what is no such answer, as a caller', () => {
      for (const sent of [null, true, {}, [], ['x', 7], 1.5, -1, { toString: 'x' }, [['a']]])
        expect(inApi(question, sent)).toBeTypeOf('string')
    })
  })
})

describe('Somebody who gives a sort code and an account number', () => {
  const question = asked('bank-details')
  const typed = (sortCode: string, accountNumber: string) =>
    onPage(question, JSON.stringify({ sortCode, accountNumber }))
  const RIGHT = { answer: { sortCode: '089999', accountNumber: '66374958' } }
  const SORT_CODE = 'Enter the six digits of the sort code'
  const ACCOUNT = 'Enter the six to eight digits of the account number'

  it.each([
    ['08-99-99', '66374958', RIGHT],
    ['08–99–99', '66 37 49 58', RIGHT],
    ['０８９９９９', '６６３７４９５８', RIGHT],
    ['\u200b089999', '66374958\u2060', RIGHT],
    ['08.99.99', '66374958', RIGHT],
    ['08-99-9', '66374958', SORT_CODE],
    ['089999', '66374', ACCOUNT],
    ['089999', '663749581', ACCOUNT],
    ['089999', 'GB33BUKB20201555555555', ACCOUNT],
    ['\u202e089999', '66374958', 'Enter it in one line, with nothing that cannot be seen'],
    ['٠٨٩٩٩٩', '66374958', SORT_CODE],
    [LONG, '66374958', 'Enter 120 characters or fewer'],
    ['', '66374958', SORT_CODE],
    ['', '', NOTHING],
    // The published example, with one digit more.
    ['089999', '66374959', 'Sort code and account number do not fit together'],
  ])('%.20s %.20s', (sortCode, accountNumber, to) => {
    expect(typed(sortCode, accountNumber)).toEqual(to)
  })

  it.each([
    [{ sortCode: '08-99-99', accountNumber: '66374958' }, SORT_CODE],
    [{ ...RIGHT.answer, iban: 'GB33' }, 'Enter a sort code and an account number'],
    [{ sortCode: 89999, accountNumber: '66374958' }, 'Enter a sort code and an account number'],
    [{}, SORT_CODE],
    ['089999', 'Enter a sort code and an account number'],
  ])('is refused as a caller: %j', (sent, problem) => {
    expect(inApi(question, sent)).toBe(problem)
  })
})

describe('Somebody who names a day that follows another answer', () => {
  const question = asked('date', { earliest: 1, latest: 30, from: 'sold' })
  const at = (typed: string, sold?: Answer) => onPage(question, typed, sold === undefined ? {} : { sold })

  it('is held to the days after that one', () => {
    expect(at('2/3/2020', '2020-03-01')).toEqual({ answer: '2020-03-02' })
    expect(at('1/3/2020', '2020-03-01')).toBe('Enter 2 March 2020 or a later day')
    expect(at('1/4/2020', '2020-03-01')).toBe('Enter 31 March 2020 or an earlier day')
  })

  it.each([undefined, '', '31/2/2020', 7, ['2020-03-01']])('is told there, and not here, of %j', (sold) => {
    expect(at('2/3/2020', sold)).toEqual({ answer: '2020-03-02' })
  })
})
