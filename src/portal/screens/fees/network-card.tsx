// The network: contributions of its members count together, and all pay the lower rate. Amounts stay private.
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { callFailure } from '#screens/shared/call-failure.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { rateText } from '#domain/fees/rate-text.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { networkQuery, withdrawNetworkInvitation, type Network } from '#api/tax/network.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './fees.module.css'

const messages: ErrorMessages<typeof withdrawNetworkInvitation> = {
  'not-lead': 'Only the lead of the network can withdraw an invitation. Nothing has changed.',
  joined: 'This person has just joined the network, so you can’t withdraw the invitation.',
}

/** Takes back an unanswered invitation. */
function Withdraw({ member: { id, name } }: { member: { id: string; name: string } }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawNetworkInvitation, { params: { invitationId: id } }),
    onSuccess: () => toasts.success('The invitation has been withdrawn'),
    onError: (error) =>
      toasts.error(callFailure(withdrawNetworkInvitation, messages, error, 'withdraw the invitation')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkQuery(api).queryKey }),
  })
  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      Withdraw<span className="visually-hidden"> the invitation of {name}</span>
    </Button>
  )
}

const InviteForm = lazy(() => import('./invite-form.tsx'))

export function NetworkCard() {
  const network = useQuery(networkQuery(useApi()))
  return (
    <Card title="Your network">
      <QueryCard query={network} what="your network" skeleton={<Skeleton height="16rem" />}>
        {(known) => (
          <div className={css.stack}>
            <Introduction network={known} />
            {known.members.length > 0 && <Members network={known} />}
            {known.role === 'Member' ? (
              <p className={prose.lead}>
                Only the lead can invite people. To leave the network, send us a message. From the next month
                your own contributions set your rate again.
              </p>
            ) : (
              <Invite network={known} />
            )}
          </div>
        )}
      </QueryCard>
    </Card>
  )
}

function Introduction({ network: { role, aloneBps, rateBps, savedPence } }: { network: Network }) {
  const { pounds } = useFormats()
  const explained =
    'What you have all paid in counts together, so everybody pays a lower rate. Nobody sees what anybody else has.'
  if (role === null) return <p>You are not in a network yet. {explained}</p>
  return (
    <>
      <p>{explained}</p>
      <p>
        <AmountText>
          {aloneBps === rateBps
            ? `Your rate is ${rateText(rateBps)}, with or without the network.`
            : `You pay ${rateText(rateBps)} instead of ${rateText(aloneBps)}: about ${pounds(savedPence)} less in the last twelve months.`}
        </AmountText>
      </p>
    </>
  )
}

type Member = Network['members'][number]

function Members({ network: { members, role } }: { network: Network }) {
  return (
    <DataTable
      caption="Members of your network"
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: ({ name, isYou }: Member) => (isYou ? `${name} (you)` : name),
        },
        {
          id: 'role',
          header: 'Role',
          narrow: 'note',
          cell: ({ isLead, status }) =>
            status === 'Invited' ? <Badge tone="brass">Invited</Badge> : isLead ? 'Lead' : 'Member',
        },
        { id: 'since', header: 'Since', narrow: 'note', cell: ({ since }) => formatShortDate(since) },
        {
          id: 'amounts',
          header: 'Amounts',
          narrow: 'amount',
          cell: (member) =>
            member.status === 'Invited' && role === 'Lead' ? <Withdraw member={member} /> : 'Private',
        },
      ]}
      rows={members}
      rowId={({ id }) => id}
    />
  )
}

function Invite({ network: { members, mostInvited } }: { network: Network }) {
  const left = mostInvited - members.filter(({ isLead }) => !isLead).length
  if (left <= 0)
    return <p className={prose.lead}>You have invited {mostInvited} people, which is the limit.</p>
  return (
    <div>
      <Disclosure label="Invite somebody" onDemand>
        <p className={prose.lead}>
          Family and friends, up to {left} more. They join once they accept and have an account with us.
        </p>
        <Suspense fallback={<Skeleton lines={2} height="4.25rem" />}>
          <InviteForm />
        </Suspense>
      </Disclosure>
    </div>
  )
}
