// A product API of a few people and their grants, for session tests. What a test changes is public.
import { userTraits } from '#domain/access/user-facts.ts'
import type { TestApi } from '../../sandbox/sandbox-client.ts'

interface Answer {
  status: number
  body?: unknown
}

export interface PeopleApi {
  open: TestApi
  sharedAccess: boolean
  delegates: { id: string; name: string; isActive: boolean }[]
  shares: { id: string; name: string; status: string }[]
  /** Answers in the place of the usual ones, by path. */
  instead: Record<string, Answer>
}

export function peopleApi(): PeopleApi {
  const api: PeopleApi = {
    sharedAccess: true,
    delegates: [],
    shares: [],
    instead: {},
    open: () => ({
      handle: ({ path, headers, subject }) =>
        api.instead[path] ?? usualAnswer(api, path, headers, subject ?? ''),
      setClock: () => {},
      noteSignIn: () => {},
      noteSecurityChange: () => {},
      outbox: () => [],
      networkInvitation: () => undefined,
      joinNetwork: () => false,
      setFlags: () => {},
      reset: () => {},
      close: () => {},
    }),
  }
  return api
}

function usualAnswer(
  api: PeopleApi,
  path: string,
  headers: Record<string, string | undefined>,
  subject: string,
): Answer {
  const own = {
    userId: `U-200${subject.slice(-2)}`,
    userName: 'Grace Lin',
    hasAccounts: true,
    ...userTraits(false),
  }
  if (path === '/api/user') {
    const flags = { 'shared-access': api.sharedAccess, 'fido-authentication': false }
    return { status: 200, body: { ...own, flags } }
  }
  if (path === '/api/currentuser') {
    const other = [...api.delegates, ...api.shares].find(({ id }) => id === headers['x-clientid'])
    if (!other && headers['x-clientid'] !== undefined) return { status: 403 }
    const body = other
      ? { userId: other.id, userName: other.name, hasAccounts: true, ...userTraits(true) }
      : own
    return { status: 200, body }
  }
  if (path === '/api/client/delegates') {
    const delegates = api.delegates.map(({ id, name, isActive }, index) => ({
      isActive,
      fromClientId: id,
      fromClientName: name,
      toClientName: 'Grace Lin',
      clientId: `G-${index}`,
    }))
    return { status: 200, body: { delegates } }
  }
  if (path === '/api/sharedaccess/sharedwithyou') {
    const requests = api.shares.map(({ id, name, status }, index) => ({
      requestId: `R-${index}`,
      grantorId: id,
      grantorName: name,
      receiverName: 'Grace Lin',
      receiverEmail: 'grace.lin@example.com',
      requestStatus: status,
      hasExistingRequest: false,
      updatedOn: '2026-04-06',
      expiresOn: status === 'Pending' ? '2099-05-06' : null,
    }))
    return { status: 200, body: { requests } }
  }
  return { status: 404 }
}
