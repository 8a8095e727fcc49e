// What this portal's search finds in addition to the entries of menus: accounts, documents and requests.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { documentsQuery, downloadDocument } from '#api/inbox/documents.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'
import { serviceRequestsQuery } from 'portal-engine/forms/requests/request-calls.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { fetchFile } from 'portal-engine/http/files.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { showFile } from '#ui/files/show-file.ts'
import type { Found, SearchModule } from 'portal-engine/shell/define-portal.ts'

export const groups: SearchModule['groups'] = [
  { kind: 'account', heading: 'Your accounts' },
  { kind: 'document', heading: 'Documents', isOnlyForText: true },
  { kind: 'request', heading: 'Your requests', isOnlyForText: true },
  { kind: 'message', heading: 'Not what you need?', isOnlyForText: true },
]

export const finds = 'a page, an account, an action, a document or a request'

/** As long as the subject of a message may be, with room for what stands before it. */
const LONGEST = 80

const ask = (text: string) => ({
  find: 'message',
  id: 'ask',
  label: `Ask us about “${text}”`,
  detail: 'We answer in your messages',
  query: { subject: text.slice(0, LONGEST) },
})

export function useFound(canOpen: (find: string) => boolean, userName: string): Found {
  const api = useApi()
  const accounts = useQuery({ ...accountsQuery(api), enabled: canOpen('account') })
  const documents = useQuery({ ...documentsQuery(api), enabled: canOpen('document') })
  const requests = useQuery({ ...serviceRequestsQuery(api), enabled: canOpen('request') })
  const detailOf = (accountName: string | null, taxYear: string) =>
    [accountName && withoutOwner(accountName, userName), taxYear, 'opens in a new tab']
      .filter(Boolean)
      .join(' · ')
  const entries = [
    ...(accounts.data?.accounts ?? []).map(({ id, name, accountNumber }) => ({
      find: 'account',
      id,
      label: withoutOwner(name, userName),
      detail: accountNumber,
      params: { account: id },
    })),
    ...(documents.data ?? []).map(({ id, name, accountName, taxYear }) => ({
      find: 'document',
      id,
      label: documentTitle({ name, accountName }, userName),
      detail: detailOf(accountName, taxYear),
      query: { q: name },
      open: async () => {
        const shown = await showFile(await fetchFile(api, downloadDocument, { id }))
        if (shown.way === 'blocked') shown.release()
        return shown.way !== 'blocked'
      },
    })),
    ...(requests.data ?? []).map(({ id, name, reference, sentAt }) => ({
      find: 'request',
      id,
      label: `${name}, ${reference}`,
      detail: `Asked for on ${formatDate(londonDate(new Date(sentAt)))}`,
      query: { request: id },
    })),
  ]
  const missing = [
    ...(accounts.isError && !accounts.data ? ['your accounts'] : []),
    ...(documents.isError && !documents.data ? ['your documents'] : []),
    ...(requests.isError && !requests.data ? ['your requests'] : []),
  ]
  return canOpen('message') ? { entries, missing, ask } : { entries, missing }
}
