// Every call of the product API, by the tag under which the document lists it: what each file of src/portal/api exports.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as drafts from 'portal-engine/forms/drafts.ts'
import * as requestFiles from '#forms/requests/request-file-calls.ts'
import * as serviceRequests from 'portal-engine/forms/requests/request-calls.ts'
import type { ApiCall } from 'portal-engine/http/contract.ts'
import * as requests from 'portal-engine/http/requests.ts'
import { callsIn } from 'portal-engine/tools/define-tools.ts'

type Module = Readonly<Record<string, unknown>>

/** The calls of a folder of src/portal/api, and of modules of the engine. */
async function tag(folder: string, description: string, ...modules: readonly Module[]) {
  const cwd = join(import.meta.dirname, '../api', folder)
  const files = globSync('*.ts', { cwd }).toSorted()
  const own = await Promise.all(files.map((file) => import(join(cwd, file)) as Promise<Module>))
  return {
    description,
    calls: [...own, ...modules].flatMap(callsIn),
  }
}

export const tags: Readonly<Record<string, { description: string; calls: readonly ApiCall[] }>> = {
  People: await tag('people', 'Who is signed in, grants, sharing, personal details, security.', drafts),
  Accounts: await tag('accounts', 'Values, holdings, performance, transactions, reviews, plans.'),
  Payments: await tag('payments', 'Money in and out.', requests),
  Tax: await tag('tax', 'Allowances, services, fees.'),
  Opening: await tag('opening', 'Opening accounts.'),
  Inbox: await tag('inbox', 'Messages, documents, tasks, requests, Learn.', serviceRequests, requestFiles),
}

export const apiCalls: readonly ApiCall[] = Object.values(tags).flatMap(({ calls }) => calls)
