// A product API over an in-memory database at a fixed moment, called the way the server calls it.
import type { ApiResponse } from '#sandbox/calls/call.ts'
import { openProductApi } from '#product-api/product-api.ts'
import type { Browser } from '#sandbox/calls/identity-service.ts'
import type { PushService } from '#sandbox/calls/push-service.ts'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { mustConform } from '../../../support/api-document.ts'

/** Saturday 21 November 2026, midday: the last close is Friday's. */
export const saturday = new Date('2026-11-21T12:00:00Z')

export interface Caller {
  userId: string
  subject: string
  clientId?: string
  /** Minutes since they gave their credentials; just now by default. */
  signedInMinutesAgo?: number
  /** Idempotency-Key of the call. */
  key?: string
  browser?: Browser
}

export const people = {
  amelia: { userId: 'U-20002', subject: 'sub-p02' },
  ben: { userId: 'U-20003', subject: 'sub-p03' },
  chloe: { userId: 'U-20004', subject: 'sub-p04' },
  dev: { userId: 'U-20005', subject: 'sub-p05' },
  farid: { userId: 'U-20007', subject: 'sub-p07' },
  grace: { userId: 'U-20008', subject: 'sub-p08' },
  harry: { userId: 'U-20009', subject: 'sub-p09' },
  isla: { userId: 'U-20010', subject: 'sub-p10' },
  kira: { userId: 'U-20012', subject: 'sub-p12' },
  liam: { userId: 'U-20013', subject: 'sub-p13' },
  mona: { userId: 'U-20014', subject: 'sub-p14' },
  ruth: { userId: 'U-20016', subject: 'sub-p16' },
  rose: { userId: 'C-30001', subject: 'sub-p19' },
  tom: { userId: 'C-30002', subject: 'sub-p20' },
  noor: { userId: 'U-20015', subject: 'sub-p15' },
} as const satisfies Record<string, Caller>

/** When this caller gave their credentials, in seconds. */
export const signedInAt = ({ signedInMinutesAgo = 0 }: Caller, now: Date): number =>
  now.getTime() / 1000 - signedInMinutesAgo * 60

export function openSandbox(now: Date = saturday, file = ':memory:', push?: PushService) {
  const api: ProductApi = openProductApi({ file, now: () => now, ...(push && { push }) })
  const send = (caller: Caller, method: string, address: string, body?: unknown): ApiResponse => {
    const [path = '', query] = address.split('?')
    const headers: Record<string, string> = { 'x-userid': caller.userId }
    if (caller.clientId !== undefined) headers['x-clientid'] = caller.clientId
    if (caller.key !== undefined) headers['idempotency-key'] = caller.key
    const answer = api.handle({
      method,
      path,
      query: new URLSearchParams(query),
      headers,
      body,
      subject: caller.subject,
      browser: caller.browser,
      signedInAt: signedInAt(caller, now),
    })
    mustConform({ method, path, body, status: answer.status, answer: answer.body })
    return answer
  }
  return {
    api,
    send,
    get: (caller: Caller, address: string) => send(caller, 'GET', address),
  }
}
