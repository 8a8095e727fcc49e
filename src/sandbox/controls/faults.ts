// Owns the failures a test asked for: which request fails, how, how often. One list per sandbox process.
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'

export const faultList = z.array(
  z
    .strictObject({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']).optional(),
      path: z.string().regex(/^\/(api|idp)(\/|\*|$)/, 'must start with /api or /idp'),
      status: z.int().min(200).max(599).optional(),
      body: z.unknown().optional(),
      contentType: z.string().min(1).optional(),
      retryAfterSeconds: z.int().min(0).optional(),
      delayMs: z.int().min(0).max(120_000).optional(),
      hang: z.boolean().optional(),
      times: z.int().min(1).optional(),
    })
    .refine(
      (fault) => fault.hang || fault.delayMs !== undefined || answers(fault),
      'needs a status, body, contentType, delayMs or hang',
    ),
)

export type Fault = z.infer<typeof faultList>[number]

export type FaultOutcome = { answer: 'as-usual' } | { answer: 'gone' } | { answer: 'fault'; fault: Fault }

function answers(fault: {
  status?: number | undefined
  body?: unknown
  contentType?: string | undefined
}): boolean {
  return fault.status !== undefined || fault.body !== undefined || fault.contentType !== undefined
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method === undefined ? method === 'OPTIONS' : fault.method !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path
}

export class Faults {
  #faults: { fault: Fault; left: number }[] = []
  #hanging = new Set<() => void>()

  replace(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }))
  }

  /** Forgets every fault; requests that were held back go on as usual. */
  clear(): void {
    this.#faults = []
    for (const release of this.#hanging) release()
  }

  /** What should become of this request? Waits out a delay or a hang first. */
  async apply(request: IncomingMessage, response: ServerResponse, path: string): Promise<FaultOutcome> {
    const active = this.#faults.find(
      ({ fault, left }) => left > 0 && matches(fault, request.method ?? 'GET', path),
    )
    if (!active) return { answer: 'as-usual' }
    active.left--
    const { fault } = active
    if (fault.hang) await this.#hold(response)
    if (fault.delayMs !== undefined) await new Promise((done) => setTimeout(done, fault.delayMs))
    if (response.destroyed) return { answer: 'gone' }
    return answers(fault) ? { answer: 'fault', fault } : { answer: 'as-usual' }
  }

  async #hold(response: ServerResponse): Promise<void> {
    await new Promise<void>((done) => {
      const release = () => {
        this.#hanging.delete(release)
        response.off('close', release)
        done()
      }
      this.#hanging.add(release)
      response.once('close', release)
    })
  }
}
