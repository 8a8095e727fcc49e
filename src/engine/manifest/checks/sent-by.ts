// sent-by: a page of requests that opens for people who could not send it.
import { intersect, literal, union, type Cover } from '../conditions/cover.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { problem, type Check } from './check.ts'
import { destinations } from './destinations.ts'

export const sentBy: Check = (resolved) =>
  resolved.routes.flatMap(({ id, shows, position }) => {
    const page = shows.kind === 'screen' ? resolved.pages.get(shows.page ?? '')?.contents : undefined
    if (page?.kind !== 'request') return []
    const opensFor = (people: Cover) =>
      destinations(resolved, id, people).some(({ end }) => end.kind === 'route' && end.route === id)
    if (!opensFor(whoMayNotSend(resolved, page))) return []
    const fits = (['delegate', 'attorney'] as const).find(
      (by) => !opensFor(whoMayNotSend(resolved, { ...page, 'sent-by': by })),
    )
    return [
      problem(
        position,
        'sent-by',
        `People who act for somebody or view their account may open the route "${id}", and its request is open to ${SENDERS[page['sent-by'] ?? 'owner']}: what they answer would be refused.`,
        `Add a guard that leads them elsewhere${fits === undefined ? '' : `, or write "sent-by": "${fits}" in the page`}.`,
      ),
    ]
  })

/** To whom a request is open. */
const SENDERS = {
  owner: 'the owner of the account alone',
  delegate: 'the owner and delegates who are no attorneys',
  attorney: 'the owner and people who act for them',
  visitor: 'everybody, also without signing in',
} as const satisfies Record<NonNullable<RequestPage['sent-by']>, string>

/** Those who act or view by an access that the page is not open to. Visitors are another check's. */
function whoMayNotSend({ possible, vocabulary }: Resolved, page: RequestPage): Cover {
  const { 'sent-by': by = 'owner' } = page
  const among = (fact: string | undefined, ...values: string[]): Cover => {
    const { index, values: all } = vocabulary.byId.get(fact ?? '') ?? { index: 0, values: [] }
    const mask = all.reduce((bits, value, i) => (values.includes(value) ? bits | (1 << i) : bits), 0)
    return literal(index, mask)
  }
  const attorney = vocabulary.facts.find(({ from }) => from?.kind === 'grant' && from.name === 'attorney')
  const others = {
    owner: among('session', 'delegated', 'shared'),
    delegate: union(among('session', 'shared'), among(attorney?.id, 'true')),
    attorney: among('session', 'shared'),
    visitor: [],
  }
  return intersect(possible, others[by])
}
