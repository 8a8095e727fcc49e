// Applications on their way, the saved basket, and new company accounts.
import * as z from 'zod/mini'
import type { Opening } from '#api/account-opening.ts'
import { corporateAccountSchema } from '#api/clients.ts'
import { bodyOf, ok, type ApiResponse, type Call, type Route } from '../call.ts'

const stepNames = ['Application', 'Identity checks', 'Account set-up', 'Funded'] as const

interface OpeningRow {
  id: string
  reference: string
  account_type: string
  name: string
  started_on: string
  updated_on: string
  current_step: number
}

function status({ database, active }: Call): ApiResponse {
  const rows = database.all<OpeningRow>(
    'select * from openings where person_id = ? order by started_on',
    active.id,
  )
  const queue = rows.map((row): Opening => ({
    id: row.id,
    reference: row.reference,
    accountType: row.account_type,
    name: row.name,
    startedOn: row.started_on,
    updatedOn: row.updated_on,
    steps: stepNames.map((name, index) => ({ name, state: stateOf(index, row.current_step) })),
  }))
  return ok({ queue })
}

function stateOf(index: number, current: number) {
  if (index === current) return 'current'
  return index < current ? 'done' : 'to-do'
}

function readBackup({ database, active }: Call): ApiResponse {
  const row = database.one<{ json: string | null }>('select json from backups where person_id = ?', active.id)
  return ok({ json: row?.json ?? null })
}

const backup = z.object({
  json: z.nullable(z.string().check(z.maxLength(100_000), z.refine(isJson, 'must hold JSON'))),
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function saveBackup(call: Call): ApiResponse {
  const { json } = bodyOf(call, backup)
  call.database.run('update backups set json = ? where person_id = ?', json, call.active.id)
  return ok({ json })
}

function openCorporate(call: Call): ApiResponse {
  const application = bodyOf(call, corporateAccountSchema)
  const count = call.database.one<{ n: number }>('select count(*) as n from corporate_clients')!.n
  const clientId = `C-${40_001 + count}`
  call.database.insert('corporate_clients', {
    client_id: clientId,
    person_id: call.active.id,
    application: JSON.stringify(application),
  })
  return ok({ clientId })
}

export const accountOpeningRoutes: Route[] = [
  { method: 'GET', path: '/api/accountopeningstatus', isOpenToViewers: false, answer: status },
  { method: 'GET', path: '/api/accountopeningbackup', isOpenToViewers: false, answer: readBackup },
  { method: 'PUT', path: '/api/accountopeningbackup', isOpenToViewers: false, answer: saveBackup },
  { method: 'POST', path: '/api/clients', isOpenToViewers: false, answer: openCorporate },
]
