// A question for one of the past years, which begin on a day of the calendar: the tax year's on 6 April.
import { describe, expect, it } from 'vitest'
import { pastYears } from '#base/requests/kinds/days.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { answerInWords, problemOfAnswer } from '#base/requests/request-answers.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'
import { readConfigFolder } from '#tools/config-folder.ts'

const question: Extract<RequestQuestion, { kind: 'year' }> = {
  ...{ id: 'tax-year', kind: 'year', label: 'For which tax year?', missing: 'Choose a tax year' },
  ...{ 'begins-on': '04-06', years: 3 },
}
const problemOf = (answer?: string) =>
  problemOfAnswer(
    question,
    { today: '2026-11-28', answers: answer === undefined ? {} : { 'tax-year': answer } },
    engineKinds,
  )
const labels = (today: string) => pastYears(question, today).map(({ label }) => label)

describe('Somebody who asks for a paper of a past tax year', () => {
  it('chooses among the three that are over, also years from now', () => {
    expect(labels('2026-11-28')).toEqual(['2025/26', '2024/25', '2023/24'])
    expect(labels('2027-04-05')).toEqual(['2025/26', '2024/25', '2023/24'])
    expect(labels('2027-04-06')).toEqual(['2026/27', '2025/26', '2024/25'])
    expect(labels('2101-01-01')).toEqual(['2099/00', '2098/99', '2097/98'])
  })

  it('is refused any other year', () => {
    expect(problemOf('2024')).toBeUndefined()
    for (const answer of ['2026', '2022', '2024/25'])
      expect(problemOf(answer)).toBe('Choose one of these years')
    expect(problemOf()).toBe('Choose a tax year')
  })

  it('reads the year that was asked for long after it can be chosen', () => {
    expect(answerInWords(question, '2009', String, engineKinds)).toBe('2009/10')
  })

  it('finds no year written by hand on a page of this portal', () => {
    const pages = readConfigFolder().filter(({ file }) => file.startsWith('config/pages/'))
    expect(pages.filter(({ text }) => /"label": "\d{4}\/\d{2}"/.test(text)).map(({ file }) => file)).toEqual(
      [],
    )
  })
})
