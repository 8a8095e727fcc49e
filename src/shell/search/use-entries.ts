// Everything that this person's search can find: entries of the portal view, accounts and documents.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { documentsQuery } from '#api/inbox/documents.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'
import { routeOf } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import { evaluate } from '#runtime/evaluate.ts'
import { usePortalState } from '../state/portal-services.tsx'
import { usePortalView } from '../state/use-portal-view.ts'
import { entriesOfView, entry, type SearchEntry } from './entries.ts'

export function useEntries(): SearchEntry[] {
  const view = usePortalView()
  const api = useApi()
  const account = useOpenPath('account')
  const document = useOpenPath('document')
  const accounts = useQuery({ ...accountsQuery(api), enabled: account !== undefined }).data?.accounts ?? []
  const documents = useQuery({ ...documentsQuery(api), enabled: document !== undefined }).data ?? []
  const userName = view.panel?.userName ?? ''
  const detailOf = (accountName: string | null, taxYear: string) =>
    [accountName && withoutOwner(accountName, userName), taxYear].filter(Boolean).join(' · ')
  return [
    ...entriesOfView(view),
    ...accounts.map(({ id, name, accountNumber }) =>
      entry('account', withoutOwner(name, userName), accountNumber, {
        kind: 'route',
        href: fill(account ?? '', { account: id }),
      }),
    ),
    ...documents.map(({ id, name, accountName, taxYear }) => ({
      ...entry('document', documentTitle({ name, accountName }, userName), detailOf(accountName, taxYear), {
        kind: 'route',
        href: `${document}?${new URLSearchParams({ q: name })}`,
      }),
      id: `document ${id}`,
    })),
  ]
}

/** The path of the manifest's route for accounts or documents; undefined for people whom that route turns away. */
function useOpenPath(kind: 'account' | 'document'): string | undefined {
  const { manifest, encode, facts } = usePortalState()
  const route = routeOf(manifest, manifest.header.panel.search[kind])
  if (!route) return undefined
  return evaluate(manifest, route.admits, encode({ ...facts, area: route.area })) === 'yes'
    ? route.path
    : undefined
}
