// What must hold of every form's table, whatever is typed: each problem is a sentence.
import fc from 'fast-check'
import type { ZodMiniType } from 'zod/mini'
import type { Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { errorsOf, isNote, linesFor, optionsOf, questionsOf, summaryOf, toSend } from '#forms/form-logic.ts'
import type { FormDefinition, Question, SaveTable } from '#forms/form-definition.ts'
import { refused } from '../../support/refused.ts'

type Table<Values extends object, Sent extends object, Result> =
  | FormDefinition<Values, Sent, Result>
  | SaveTable<Values, Sent, Result>

type Sentences = Iterable<string>

/** The problems of this table; `filled` are values that somebody sends, so many that every custom question is asked. */
export async function problemsOf<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  ...filled: readonly NoInfer<Values>[]
): Promise<string[]> {
  const drawn = [...filled, ...drawnFrom(table, filled)]
  const problems = [
    ...unreachable(table, drawn),
    ...emptySteps(table, drawn),
    ...wrongThoughRight(table, filled),
    ...withoutSource(table),
    ...(await wrongCalls(table, [...filled, ...drawn])),
  ]
  return [...new Set(problems)].map((problem) => `${table.job}: ${problem}`)
}

/** Values in which some questions are answered otherwise. */
function drawnFrom<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  filled: readonly Values[],
): Values[] {
  const answers = questionsOf<Values>(table)
    .filter(({ kind }) => kind !== 'custom')
    .map((question) => [question.id, fc.constantFrom(...answersTo(question, filled))] as const)
  const changes = fc.record(Object.fromEntries(answers), { requiredKeys: [] })
  const values = fc.tuple(fc.constantFrom(...filled), changes)
  return fc.sample(values, 500).map(([whole, change]) => ({ ...whole, ...change }))
}

function answersTo<Values>(question: Question<Values>, filled: readonly Values[]): string[] {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)
  switch (question.kind) {
    case 'choice':
      // What was chosen may be gone from a list; a question that knows its list checks it.
      return ['', ...(question.check ? ['gone'] : []), ...values(question.options)]
    case 'select':
      return ['', ...filled.flatMap((each) => values(optionsOf<Values>(question.options, each)))]
    case 'search':
      return ['', ...(question.always ? [question.always.value] : []), ...values(question.options)]
    case 'account':
      return ['', 'gone', ...filled.flatMap((each) => optionsOf(question.among, each).map(({ id }) => id))]
    case 'money':
      return ['', 'lots', '0', '25', '5,000', '900,000']
    case 'day':
      return ['', '2026-02-31', '2026-12-01', '2027-04-06']
    default:
      return ['', ' ', 'Elm', 'E'.repeat(2_000)]
  }
}

function* unreachable<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  drawn: readonly Values[],
): Sentences {
  for (const question of questionsOf<Values>(table))
    if (!drawn.some((values) => linesFor<Values>(table, values).includes(question)))
      yield `nobody is ever asked “${question.id}”`
}

function* emptySteps<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  drawn: readonly Values[],
): Sentences {
  for (const values of drawn) {
    if (linesFor<Values>(table, values).every(isNote))
      yield `the fields have no question, of ${inJson(values)}`
    if ('sendLabel' in table && summaryOf(table, values).length === 0)
      yield `the check has no answer to read, of ${inJson(values)}`
  }
}

function* wrongThoughRight<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  filled: readonly Values[],
): Sentences {
  for (const values of filled)
    for (const [field, error] of Object.entries(errorsOf<Values>(table, values)))
      yield `“${field}” is said to be wrong though it is right: ${error}`
}

function* withoutSource<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
): Sentences {
  const asked = new Set<string>(questionsOf<Values>(table).map(({ id }) => id))
  const sources = Object.entries(table.sends) as [
    string,
    { from?: string; stated?: string } | (() => unknown),
  ][]
  for (const [name, source] of sources) {
    if (typeof source !== 'function' && source.stated !== undefined) {
      if (source.stated.trim() === '') yield `“${name}” is sent, and where it comes from is not stated`
      continue
    }
    const from = typeof source === 'function' ? name : source.from!
    if (!asked.has(from)) yield `“${name}” is sent, and no question is called “${from}”`
  }
}

/** Whatever has no error is a request that the call takes, and each reason of that call has its sentence. */
async function wrongCalls<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  drawn: readonly Values[],
): Promise<string[]> {
  const problems: string[] = []
  const calls = new Set<ApiCall>()
  for (const values of drawn) {
    if (Object.keys(errorsOf<Values>(table, values)).length > 0) continue
    const sent = await sentBy(table, values)
    if (!sent) {
      problems.push('it sends nothing')
      continue
    }
    calls.add(sent.call)
    const read = sent.call.body?.safeParse(sent.body)
    for (const { path } of read?.error?.issues ?? [])
      problems.push(`${nameOf(sent.call)} does not take “${path.join('.')}” of ${inJson(sent.body)}`)
    for (const { name, details } of sent.call.errors ?? []) {
      const sentence = table.errorMessage(refused(name, exampleOf(details)), values)
      if (!sentence) problems.push(`there is no sentence for “${name}” of ${nameOf(sent.call)}`)
    }
  }
  return problems
}

/** What the table sends of these values. */
async function sentBy<Values extends object, Sent extends object, Result>(
  table: Table<Values, Sent, Result>,
  values: Values,
): Promise<{ call: ApiCall; body: unknown } | undefined> {
  let sent: { call: ApiCall; body: unknown } | undefined
  const api = {
    async call(call: ApiCall, input: { body?: unknown }) {
      sent = { call, body: input.body }
    },
  } as unknown as Api
  await table.send(api, toSend<Values, Sent>(table, values), 'key')
  return sent
}

const examples = {
  ...{ roomPence: 1_000_00, monthlyPence: 100_00, availablePence: 5_000_00, problems: {} },
  ...{ taxFreeMostPence: 1_000_00, incomeMostPence: 1_000_00, isSmallPot: true, mostPence: 5_000_00 },
  ...{ readyAt: '2026-11-21T12:00:00.000Z', firstPaymentOn: '2026-12-01' },
  ...{ amountPence: 300_00, day: 10 },
}

function exampleOf(details: ZodMiniType<object>): object {
  const read = details.safeParse(examples)
  if (!read.success)
    throw new Error(
      `No example has these details: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  return read.data
}

const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`
const inJson = (value: unknown) => JSON.stringify(value)
