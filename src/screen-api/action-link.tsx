// A link to a page where the person can do something, with the account it is about in the address. While that page is in
// preparation, the link opens the message form.
import type { ComponentProps } from 'react'
import { usePortal } from './portal.ts'
import { RouteLink } from './route-link.tsx'

interface ActionLinkProps extends Omit<ComponentProps<typeof RouteLink>, 'search' | 'params'> {
  /** The topic of the message. */
  topic: string
  subject: string
  accountId?: string | null
}

export function ActionLink({ to, topic, subject, accountId, ...rest }: ActionLinkProps) {
  const instead = usePortal().insteadOf(to)
  const query = new URLSearchParams(instead === undefined ? {} : { topic, subject })
  if (accountId) query.set('account', accountId)
  return <RouteLink {...rest} to={instead ?? to} search={query.size > 0 ? `?${query}` : ''} />
}
