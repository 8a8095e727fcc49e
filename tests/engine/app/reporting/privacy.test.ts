// Whatever goes wrong, a report is about the fault and not about a person.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultReport, type FaultReport, type Surroundings } from '#app/reporting/report.ts'

const surroundings: Surroundings = {
  build: '0a1b2c3d',
  release: '0.1.0',
  browser: 'Chrome 141',
  system: 'Windows',
  person: '9f8e7d6c',
  session: '5a4b3c2d',
}

function reportFor(error: unknown, names: readonly string[] = []): FaultReport {
  const routeOf = () => ({ id: 'performance', pattern: '/myaccount/:account/performance' })
  const fault = { error, traceId: undefined, path: '/myaccount/LW-10442871/performance', at: 0 }
  return faultReport(fault, { names, surroundings, routeOf })
}

const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to }).map((all) => all.join(''))
const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/)
const token = fc.stringMatching(/^[a-z0-9]{40,60}$/)

/** What nobody may read in a report, by what it is: the text, and the names that the session knows. */
const personal = fc.oneof(
  fc.tuple(word, word).map(([first, last]) => ({ text: `${first} ${last}`, names: [`${first} ${last}`] })),
  fc.tuple(word, word).map(([first, last]) => ({ text: first, names: [`${first} ${last}`] })),
  fc.tuple(word, word).map(([name, host]) => ({ text: `${name}@${host}.example`, names: [] })),
  digits(6, 12).map((text) => ({ text, names: [] })),
  digits(6, 6).map((code) => ({ text: code.replace(/(..)(?=.)/g, '$1-'), names: [] })),
  digits(8, 8).map((number) => ({ text: `LW-${number}`, names: [] })),
  digits(10, 10).map((number) => ({ text: `+44 ${number.slice(0, 4)} ${number.slice(4)}`, names: [] })),
  digits(3, 6).map((pounds) => ({ text: `£${pounds}.50`, names: [] })),
  token.map((text) => ({ text, names: [] })),
  token.map((text) => ({ text: `Bearer ${text.slice(0, 12)}`, names: [] })),
)

/** The ways in which errors carry such a text. */
const carriers: readonly ((text: string) => unknown)[] = [
  (text) => new Error(text),
  (text) => new TypeError(`${text} is not iterable`),
  (text) => new Error(`Nothing is known of ${text}, or of (${text}).`),
  (text) => new Error('Update failed', { cause: new Error(`for ${text}`) }),
  (text) => new SyntaxError(`Unexpected token, "{"who":"${text} and others"}" is not valid JSON`),
  (text) =>
    new Error(
      `https://portal.example/a?b=${encodeURIComponent(text)}&c=${text.replaceAll(' ', '+')}#${text.replaceAll(' ', '')}`,
    ),
  (text) => `Thrown ${text}`,
  (text) =>
    Object.assign(new Error('Wrong'), {
      stack: `Error: ${text}\n at https://portal.example/myaccount/${text}:1:2`,
    }),
]

describe('a report', () => {
  it('holds no name, email, number of an account, amount, token or parameter, however an error carries it', () => {
    fc.assert(
      fc.property(personal, fc.constantFrom(...carriers), ({ text, names }, carry) => {
        const report = JSON.stringify(reportFor(carry(text), names))
        expect(report).not.toContain(text)
        expect(report).not.toContain(encodeURIComponent(text))
        expect(report).not.toContain(text.replaceAll(' ', '+'))
      }),
      { numRuns: 2_000 },
    )
  })

  it('names the pattern of the address, not the account in it', () => {
    const report = reportFor(new Error('GET /api/accounts/LW-10442871/performance answered 500'))
    expect(report).toMatchObject({
      message: 'GET /api/accounts/…/performance answered 500',
      path: '/myaccount/:account/performance',
      route: 'performance',
    })
    expect(JSON.stringify(report)).not.toContain('10442871')
  })

  it('keeps what helps to find the fault', () => {
    const messages = [
      "Cannot read properties of undefined (reading 'valuePence')",
      'Failed to fetch dynamically imported module: https://portal.example/assets/documents.screen-Dx81f0.js',
      'Invalid response Content-Type: text/html, from URL: http://localhost:44525/sign-in/7/token',
      'GET /api/portfolios answered 503',
      'Storage: portal.switched-grant.U-20008 was damaged and has been dropped',
      '/api/user took longer than 10 s',
      '/api/portfolios: accounts.0.value is not as expected',
    ]
    const names = ['Ada Portal']
    expect(messages.map((message) => reportFor(new Error(message), names).message)).toEqual(messages)
  })

  it('has the stack as places in built files', () => {
    const error = Object.assign(new Error('Broken'), {
      stack: `Error: Broken for Amelia
    at Ab (https://portal.example/assets/portal-x_1.js:1:2345)
    at https://portal.example/myaccount/LW-10442871:3:1
    at async fn@https://portal.example/assets/index-y2.js:12:7`,
    })
    expect(reportFor(error).stack).toEqual(['assets/portal-x_1.js:1:2345', 'assets/index-y2.js:12:7'])
  })
})
