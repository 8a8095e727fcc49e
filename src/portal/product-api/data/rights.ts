// Who may use a page of requests and a form in progress: calls that name one by a parameter are open to nobody else.
import type { Access } from 'portal-engine/base/access/access.ts'
import { REQUEST_JOB } from 'portal-engine/base/requests/request-job.ts'
import { requestPage } from './request-pages.ts'

/** Forms that hold what only the owner may see and change. */
const ownersJobs = new Set(['bank-account', 'details-email', 'details-phone', 'wish'])

/** Requests of a page that is there no more are for the owner alone. */
export const pageIsOpenTo = (kind: string): Access => requestPage(kind)?.['sent-by'] ?? 'owner'

export function formIsOpenTo(job: string): Access {
  if (job.startsWith(REQUEST_JOB)) return pageIsOpenTo(job.slice(REQUEST_JOB.length))
  return ownersJobs.has(job) ? 'owner' : 'attorney'
}

/** To whom the calls of a route are open by what their parameters name. */
export const openToBy = ({ kind, job }: Readonly<Record<string, string>>): Access[] => [
  ...(kind === undefined || !requestPage(kind) ? [] : [pageIsOpenTo(kind)]),
  ...(job === undefined ? [] : [formIsOpenTo(job)]),
]
