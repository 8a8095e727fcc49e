// What an API was asked and how it answered, one finding for each check of each call.

/** What is checked, in the order of the table, and what a fine one means. */
export const checks = {
  answer: 'answers as the contract says',
  headers: 'answers as JSON with a date, and nobody keeps a copy',
  'no-token': 'refuses a call without a token (401)',
  'forged-token': 'refuses a forged token (401)',
  'expired-token': 'refuses a token that has ended (401)',
  'user-id': 'refuses another person’s X-UserId (403)',
  'no-user-id': 'refuses a call without X-UserId (403)',
  'no-grant': 'refuses an X-ClientId that nobody granted (403)',
  'ended-grant': 'refuses a grant that has ended (403)',
  viewer: 'lets viewers read what is shared, and nothing else',
  owner: 'refuses people who act for the owner where it is for the owner alone',
  'foreign-id': 'gives nobody what another person’s id names',
  'unknown-id': 'answers 404 for an id that there is not',
  input: 'refuses a query that cannot be read (400), naming the field',
  pages: 'answers long lists page by page, no more than was asked for',
  refusal: 'refuses with a message for people, and never with 5xx',
  CORS: 'lets the portal’s pages read answers and refusals, and no other origin',
  preflight: 'allows what the portal’s pages send',
  'unknown-path': 'answers 404 for paths and methods that there are not',
  'fresh-sign-in': 'asks for fresh credentials where the contract does',
  'viewer-writes': 'refuses viewers who write (403)',
  body: 'refuses a body that breaks the contract, naming the field',
  hidden: 'refuses characters that cannot be seen',
  repeat: 'answers a repeated call with the first answer, and does it once',
  'other-body': 'refuses a key that came with another call (422)',
  parallel: 'does one thing for calls of one key sent at once',
  'lost-answer': 'does one thing where the answer was lost',
  outcome: 'says what became of a call by its key',
} as const
export type Check = keyof typeof checks

export interface Finding {
  check: Check
  /** "GET /api/user"; empty for what is about no single call. */
  call: string
  /** `skipped`: it could not be asked, and the sentence says why. */
  outcome: 'fine' | 'wrong' | 'skipped'
  /** One sentence; empty where all is fine. */
  says: string
}

export const fine = (check: Check, call: string): Finding => ({ check, call, outcome: 'fine', says: '' })
export const wrong = (check: Check, call: string, says: string): Finding => ({
  ...{ check, call, outcome: 'wrong', says },
})
export const skipped = (check: Check, call: string, says: string): Finding => ({
  ...{ check, call, outcome: 'skipped', says },
})

/** Fine, or wrong with this sentence. */
export const holds = (check: Check, call: string, problem: string | undefined): Finding =>
  problem === undefined ? fine(check, call) : wrong(check, call, problem)

/** For the terminal: a line for each check, and a sentence for whatever is wrong. */
export function findingsText(findings: readonly Finding[]): string {
  const count = (check: Check, outcome: Finding['outcome']) =>
    findings.filter((each) => each.check === check && each.outcome === outcome).length
  const rows = (Object.keys(checks) as Check[]).flatMap((check) => {
    const numbers = (['fine', 'wrong', 'skipped'] as const).map((outcome) => count(check, outcome))
    const [right = 0, bad = 0] = numbers
    if (numbers.every((number) => number === 0)) return []
    const mark = bad > 0 ? '✗' : right > 0 ? '✓' : '–'
    const columns = numbers.map((number) => String(number).padStart(5)).join('')
    return [`${mark} ${check.padEnd(14)}${columns}   ${checks[check]}`]
  })
  const faults = findings.filter(({ outcome }) => outcome === 'wrong')
  const reasons = [
    ...new Set(
      findings.flatMap(({ outcome, check, call, says }) =>
        outcome === 'skipped' ? [`– ${[check, call].filter(Boolean).join(' ')}: ${says}`] : [],
      ),
    ),
  ]
  return [
    `  ${''.padEnd(14)} fine wrong  left`,
    ...rows,
    ...(faults.length > 0
      ? ['', ...faults.map(({ check, call, says }) => `✗ ${check} ${call}: ${says}`)]
      : []),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
    '',
    faults.length === 0 ? 'The API keeps the contract as far as it was asked.' : `${faults.length} wrong.`,
  ].join('\n')
}
