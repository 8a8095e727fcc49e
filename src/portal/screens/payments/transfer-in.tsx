// Bringing money here from another provider: an ISA or a pension as the first choice, its form or what was sent, and a tracker of
// the transfers.
import { Suspense, type ReactNode } from 'react'
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { transferDueBy } from '#domain/payments/isa-transfer-rules.ts'
import { pensionTransferExpected } from '#domain/payments/pension-transfer-rules.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { TransfersUnderway } from './transfers-underway.tsx'

const about = {
  isa: {
    kind: 'isa-transfer',
    note: 'To move an ISA here, transfer it; do not withdraw it.',
    by: 'It must be here by',
    please: 'Please do not withdraw it yourself.',
    dueBy: transferDueBy,
    legalTimes:
      'A transfer may take up to 30 days; between cash ISAs it takes up to 15 working days. Money from earlier tax years does not use up this year’s allowance.',
  },
  pension: {
    kind: 'pension-transfer',
    note: 'Bring a pension here from another provider, in cash. Compare charges and benefits first.',
    by: 'We expect it by',
    please: 'They may ask you to confirm it.',
    dueBy: pensionTransferExpected,
    legalTimes:
      'By law a provider has six months, but a cash transfer usually takes a few weeks. A transfer is not a contribution: it gets no tax relief and does not use up your annual allowance.',
  },
} as const

const stepsTo = (dueBy: (askedOn: string) => string) => {
  const today = londonDate(serverNow())
  return [
    { name: 'Today', state: 'current', text: 'You ask us.' },
    { name: formatDate(workingDaysAfter(today, 1)), state: 'next', text: 'We ask your provider.' },
    { name: `By ${formatDate(dueBy(today))}`, state: 'next', text: 'The money arrives.' },
  ]
}

interface TransferInProps {
  chosen: keyof typeof about
  form: (onSent: (payment: Payment) => void) => ReactNode
}

export function TransferIn({ chosen, form }: TransferInProps) {
  const { go } = usePortal()
  const accounts = useOwnAccounts()
  const [search, choose] = useUrlState()
  const sent = search.get('sent')
  const { kind, note, by, please, dueBy, legalTimes } = about[chosen]
  return (
    <>
      <TabHeading note={note} />
      <Chips
        label="What do you want to move?"
        options={[
          { id: 'isa', label: 'An ISA', disabled: !accounts.some(hasAllowance) },
          { id: 'pension', label: 'A pension', disabled: !accounts.some(({ type }) => type === 'Pension') },
        ]}
        chosen={chosen}
        onChoose={(id) => (id === 'isa' ? go('isa-jisa', {}, '?job=transfer') : go('pension'))}
      />
      {sent === null ? (
        <Beside
          aside={
            <Card title="How long it takes" level={3} tone="wash">
              <div className={layout.stack4}>
                <Steps steps={stepsTo(dueBy)} />
                <p className={prose.quiet}>{legalTimes}</p>
              </div>
            </Card>
          }
        >
          <Suspense fallback={<Skeleton height="20rem" />}>
            {form(({ id }) => choose({ step: undefined, sent: id }))}
          </Suspense>
        </Beside>
      ) : (
        <PaymentSent
          id={sent}
          next={({ settlesOn }) => (
            <p>
              The money stays with your provider until they send it. We ask them on the next working day. {by}{' '}
              {formatDate(settlesOn)}. {please}
            </p>
          )}
        />
      )}
      <TransfersUnderway kind={kind} />
    </>
  )
}
