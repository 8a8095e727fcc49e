// What in a page gives away whose data it is. Taken from the sandbox's people and from what its API answers each of them.
import file from '../../../config/personas.json' with { type: 'json' }
import { formatPence } from '#base/money.ts'
import { accessTokenOf } from '../access-token.ts'

export interface Walker {
  /** Name to sign in with at the provider. */
  id: string
  userId: string
  subject: string
  name: string
  /** Whose account they may be shown beside their own: what X-ClientId may say. */
  granted: { userId: string; name: string }[]
}

/** Passed into the page, so plain data. Every list says of whom by user id. */
export interface Marks {
  /** Origin of the portal; the provider's own page lists everybody. */
  portal: string
  /** Who a subject of the provider is, and whose names the API tells them. */
  walkers: Record<string, { userId: string; granted: string[]; knows: string[] }>
  /** Full names, in small letters. Of people, so they may show to whoever knows them. */
  names: Record<string, string>
  /** Names of accounts, and amounts only one person has. Data: shows while that person's account is shown. */
  data: Record<string, string>
  /** Digits of an account number or id, "20008" in NP2000801 and D-U-20008-1. Data as well. */
  digits: Record<string, string>
}

/** Where the API names other people: who gave access to whom, who shares a fee, and whose children they are. */
const namingPaths = [
  '/api/client/delegates',
  '/api/client/delegatesfromclient',
  '/api/sharedaccess/sharedwithyou',
  '/api/sharedaccess/sharedbyyou',
  '/api/network',
  '/api/children',
]

const others = new Map(file.people.map(({ id, ...person }) => [id, person]))

/** Everybody who signs in during a walk: each kind of access, somebody with none, somebody whose flags are off. */
export const walkers: readonly Walker[] = [
  'client',
  'client-with-children',
  'client-flags-off',
  'registered',
  'delegate',
  'shared-viewer',
  'multiple-access',
  'invitee',
  'inviter',
].map(walkerOf)

function walkerOf(id: string): Walker {
  const persona = file.personas.find((each) => each.id === id)
  if (persona?.subject === undefined) throw new Error(`config/personas.json: nobody signs in as ${id}`)
  const mayShare = persona.flags.includes('shared-access')
  const clients = persona.delegates.flatMap(({ client, active }) => (active ? [client] : []))
  const grantors = persona.shares.flatMap(({ grantor, status }) => (status === 'Accepted' ? [grantor] : []))
  const granted = mayShare ? [...new Set([...clients, ...grantors])] : []
  return {
    id,
    userId: persona['user-id'],
    subject: persona.subject,
    name: persona.name,
    granted: granted.map((each) => {
      const person = others.get(each)!
      return { userId: person['user-id'], name: person.name }
    }),
  }
}

/** Asks the API as every walker, for every account they may be shown. */
export async function collectMarks(portal: string, sandbox: string): Promise<Marks> {
  const marks: Marks = { portal, walkers: {}, names: {}, data: {}, digits: {} }
  for (const { name, 'user-id': userId } of [...file.personas, ...file.people]) {
    if (userId === undefined) continue
    marks.names[name.toLowerCase()] = userId
    marks.digits[userId.replace(/\D/g, '')] = userId
  }
  const owners = new Map<string, Set<string>>()
  for (const walker of walkers) {
    const token = await accessTokenOf(sandbox, walker.id)
    const ask = (path: string, clientId?: string) => answerOf(sandbox + path, token, walker.userId, clientId)
    const granted = walker.granted.map(({ userId }) => userId)
    const named: unknown[] = []
    for (const clientId of [undefined, ...granted]) {
      for (const path of namingPaths) named.push(await ask(path, clientId))
      const portfolios = await ask('/api/portfolios', clientId)
      for (const text of dataIn(portfolios)) {
        owners.set(text, (owners.get(text) ?? new Set()).add(clientId ?? walker.userId))
      }
    }
    const answers = JSON.stringify(named).toLowerCase()
    const namedIds = Object.entries(marks.names).flatMap(([name, userId]) =>
      answers.includes(`"${name}"`) ? [userId] : [],
    )
    marks.walkers[walker.subject] = {
      userId: walker.userId,
      granted,
      knows: [walker.userId, ...granted, ...namedIds],
    }
  }
  for (const [text, [owner, another]] of owners)
    if (owner !== undefined && another === undefined) marks.data[text] = owner
  return marks
}

/** Names of accounts, and amounts to the penny. Small and round ones could be anybody's, and whole pounds a projection's. */
function dataIn(answer: unknown): string[] {
  const { accounts = [], totals } = (answer ?? {}) as {
    accounts?: Record<string, unknown>[]
    totals?: Record<string, unknown>
  }
  return [...accounts, ...(totals ? [totals] : [])].flatMap((part) =>
    Object.entries(part).flatMap(([field, value]) => {
      if (field === 'name' && typeof value === 'string') return [value.toLowerCase()]
      if (!field.endsWith('Pence') || typeof value !== 'number') return []
      if (value < 10_000_00 || value % 100 === 0) return []
      return [formatPence(value).toLowerCase()]
    }),
  )
}

async function answerOf(url: string, token: string, userId: string, clientId?: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-userid': userId,
      ...(clientId === undefined ? {} : { 'x-clientid': clientId }),
    },
  })
  if (answer.status === 403 || answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}
